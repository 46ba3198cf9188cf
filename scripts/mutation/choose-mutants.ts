import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EQUIVALENTS, matchesEquivalent } from './equivalents.ts';
import { FAMILIES, type FamilyName } from './families.ts';
import { findMutants } from './find-mutants.ts';
import type { Mutant } from './mutant.ts';
import type { Options } from './options.ts';
import { sampleOf } from './sample.ts';

/** Mutants to try in a family: all at the requested place, or a sample; equivalents are excluded. */
export function chooseMutants(family: FamilyName, root: string, { place, sample, seed }: Options): Mutant[] {
  const lineOf = ({ file, line }: Mutant) =>
    readFileSync(join(root, file), 'utf8').split('\n')[line - 1] ?? '';
  const isEquivalent = (mutant: Mutant) => EQUIVALENTS.some((one) => matchesEquivalent(one, mutant, lineOf));
  const mutants = findMutants(family, root, (file) => place === null || file === place.file)
    .filter(({ line }) => (place?.line ?? line) === line)
    .filter((mutant) => !isEquivalent(mutant));
  const size = sample ?? (place === null ? FAMILIES[family].sample : mutants.length);
  return sampleOf(mutants, size, seed);
}
