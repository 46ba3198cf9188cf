import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EQUIVALENT_MUTANTS, matchesEquivalentMutant } from './equivalent-mutants.ts';
import { FAMILIES, type FamilyName } from './families.ts';
import { findMutants } from './find-mutants.ts';
import type { Mutant } from './mutant.ts';
import type { Options } from './options.ts';

/** Seeded random numbers from 0 to 1 (mulberry32). */
function* randomFrom(seed: number): Generator<number, never, undefined> {
  for (let state = seed | 0; ;) {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    yield ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
}

/** Seeded sample of a list, in list order. */
export function sampleOf<T>(list: readonly T[], size: number, seed: number): T[] {
  const random = randomFrom(seed);
  const drawn = list
    .map((item, index) => ({ item, index, lot: random.next().value }))
    .toSorted((a, b) => a.lot - b.lot)
    .slice(0, size);
  return drawn.toSorted((a, b) => a.index - b.index).map(({ item }) => item);
}

/** Mutants to try in a family: all at the requested place, or a sample; equivalents are excluded. */
export function chooseMutants(family: FamilyName, root: string, { place, sample, seed }: Options): Mutant[] {
  const lineOf = ({ file, line }: Mutant) =>
    readFileSync(join(root, file), 'utf8').split('\n')[line - 1] ?? '';
  const isEquivalent = (mutant: Mutant) =>
    EQUIVALENT_MUTANTS.some((one) => matchesEquivalentMutant(one, mutant, lineOf));
  const mutants = findMutants(family, root, (file) => place === null || file === place.file)
    .filter(({ line }) => (place?.line ?? line) === line)
    .filter((mutant) => !isEquivalent(mutant));
  const size = sample ?? (place === null ? FAMILIES[family].sample : mutants.length);
  return sampleOf(mutants, size, seed);
}
