import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FAMILIES, type FamilyName, filesOfFamily } from './families.ts';
import type { Change, Mutant, Mutator } from './mutant.ts';
import { syntaxNodesIn } from './syntax.ts';

const onOneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

const keyed = ({ start, end, replacement }: Change) => `${start}:${end}:${replacement}`;

/** Mutants of one source; identical ones of two mutators are merged. */
export function mutantsIn(code: string, file: string, mutators: readonly Mutator[]): Mutant[] {
  const changes = [...syntaxNodesIn(code, file)].flatMap((place) =>
    mutators.flatMap((mutate) => mutate(place)),
  );
  const distinct = new Map(changes.map((change) => [keyed(change), change]));
  return [...distinct.values()].map((change) => ({
    ...change,
    file,
    line: code.slice(0, change.start).split('\n').length,
    original: onOneLine(code.slice(change.start, change.end)),
  }));
}

/** Mutants of a family, optionally limited to some of its files. */
export const findMutants = (
  family: FamilyName,
  root: string,
  only: (file: string) => boolean = () => true,
): Mutant[] =>
  filesOfFamily(family, root)
    .filter(only)
    .flatMap((file) => mutantsIn(readFileSync(join(root, file), 'utf8'), file, FAMILIES[family].mutators));
