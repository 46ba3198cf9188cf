import { parseArgs } from 'node:util';
import { FAMILY_NAMES, type FamilyName } from './families.ts';

export type Options = {
  families: readonly FamilyName[];
  /** A file and, after a colon, a line. */
  place: { file: string; line: number | null } | null;
  /** How many of each family; null for the number that the family has, or all of one file. */
  sample: number | null;
  seed: number;
  /** Whether only the nearest tests are run: for work on one file, what survives them may fall to others. */
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

/** Reads `--only contract|machines|verbs|views|wiring`, `--file path[:line]`, `--sample N`, `--seed S` and `--quick`. Throws what is wrong. */
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
