import { parseArgs } from 'node:util';
import { FAMILY_NAMES, type FamilyName } from './families.ts';

export type Options = {
  families: readonly FamilyName[];
  /** File with an optional line. */
  place: { file: string; line: number | null } | null;
  /** Sample size of each family; null for the family's default, or for all mutants of one file. */
  sample: number | null;
  seed: number;
  /** Runs only the nearest tests; for work on one file, because farther tests could kill the survivors. */
  isQuick: boolean;
};

const isFamily = (name: string): name is FamilyName => FAMILY_NAMES.some((family) => family === name);

function wholeNumber(text: string, name: string): number {
  if (!/^\d+$/.test(text)) throw new Error(`${name} takes a whole number`);
  return Number(text);
}

function placeIn(text: string): Options['place'] {
  const [file = '', line] = text.split(':');
  return { file, line: line === undefined ? null : wholeNumber(line, '--file path:line') };
}

/**
 * Parser of `--only contract|machines|verbs|views|wiring`, `--file path[:line]`, `--sample N`, `--seed S` and `--quick`.
 * Throws an Error with the reason.
 */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      only: { type: 'string' },
      file: { type: 'string' },
      sample: { type: 'string' },
      seed: { type: 'string', default: '1' },
      quick: { type: 'boolean', default: false },
    },
  });
  if (values.only !== undefined && !isFamily(values.only))
    throw new Error(`--only takes ${FAMILY_NAMES.join(', ')}`);
  return {
    families: values.only === undefined ? FAMILY_NAMES : [values.only],
    place: values.file === undefined ? null : placeIn(values.file),
    sample: values.sample === undefined ? null : wholeNumber(values.sample, '--sample'),
    seed: wholeNumber(values.seed, '--seed'),
    isQuick: values.quick,
  };
}
