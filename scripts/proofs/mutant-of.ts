import type { Mutant } from '../mutation/mutant.ts';
import type { TakenAway } from './taken-away.ts';

/** Mutant that removes a behaviour from its source. Throws if the original code is missing or occurs twice. */
export function mutantOf({ requirement, what, file, stood, by }: TakenAway, source: string): Mutant {
  const start = source.indexOf(stood);
  if (start < 0) throw new Error(`${requirement}: not in ${file}: ${stood}`);
  if (source.includes(stood, start + 1)) throw new Error(`${requirement}: twice in ${file}: ${stood}`);
  const line = source.slice(0, start).split('\n').length;
  return { file, line, what, stood, start, end: start + stood.length, by };
}
