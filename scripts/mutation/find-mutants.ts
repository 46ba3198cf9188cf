import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FAMILIES, type FamilyName, filesOf } from './families.ts';
import type { Change, Mutant, Mutator } from './mutant.ts';
import { placesIn } from './syntax.ts';

const onOneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

const keyed = ({ start, end, by }: Change) => `${start}:${end}:${by}`;

/** The mutants of one source; what two mutators would both do is one. */
export function mutantsIn(code: string, file: string, mutators: readonly Mutator[]): Mutant[] {
  const changes = [...placesIn(code, file)].flatMap((place) => mutators.flatMap((mutate) => mutate(place)));
  const distinct = new Map(changes.map((change) => [keyed(change), change]));
  return [...distinct.values()].map((change) => ({
    ...change,
    file,
    line: code.slice(0, change.start).split('\n').length,
    stood: onOneLine(code.slice(change.start, change.end)),
  }));
}

/** All mutants of a family, or of those of its files that `only` lets through. */
export const findMutants = (
  family: FamilyName,
  root: string,
  only: (file: string) => boolean = () => true,
): Mutant[] =>
  filesOf(family, root)
    .filter(only)
    .flatMap((file) => mutantsIn(readFileSync(join(root, file), 'utf8'), file, FAMILIES[family].mutators));
