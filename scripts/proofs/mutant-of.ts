import type { Mutant } from '../mutation/mutant.ts';
import type { RequirementMutant } from './requirement-mutant.ts';

/** Mutant that removes a behaviour from its source. Throws if the original code is missing or occurs twice. */
export function mutantOf(
  { requirement, what, file, original, replacement }: RequirementMutant,
  source: string,
): Mutant {
  const start = source.indexOf(original);
  if (start < 0) throw new Error(`${requirement}: not in ${file}: ${original}`);
  if (source.includes(original, start + 1)) throw new Error(`${requirement}: twice in ${file}: ${original}`);
  const line = source.slice(0, start).split('\n').length;
  return { file, line, what, original, start, end: start + original.length, replacement };
}
