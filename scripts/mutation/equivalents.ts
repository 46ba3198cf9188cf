import type { Mutant } from './mutant.ts';

/** A mutant that changes nothing that anyone can observe, and why. */
export interface Equivalent {
  file: string;
  what: string;
  /** What stood there, on one line. */
  stood: string;
  /** The line it begins on, where the same stands on several. */
  on?: string;
  reason: string;
}

/** Mutants that no test can notice. Each is checked to match one mutant: what is no longer there is taken off. */
export const EQUIVALENTS: readonly Equivalent[] = [];

/** Whether a mutant is the one that is named. */
export const isSame = (
  { file, what, stood, on }: Equivalent,
  mutant: Mutant,
  lineOf: (mutant: Mutant) => string,
): boolean =>
  mutant.file === file &&
  mutant.what === what &&
  mutant.stood === stood &&
  (on === undefined || lineOf(mutant).trim() === on);
