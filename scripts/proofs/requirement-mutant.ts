import type { Mutant } from '../mutation/mutant.ts';

/** Removed behaviour, and the test file that must detect it with a test named after the requirement. */
export type RequirementMutant = {
  requirement: `R${number}.${number}`;
  /** Description of the removed behaviour. */
  what: string;
  /** Path from the project's root. */
  file: string;
  /** Original code, which occurs once. */
  original: string;
  replacement: string;
  /** Test file that must kill the mutant. */
  killedBy: string;
};

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
