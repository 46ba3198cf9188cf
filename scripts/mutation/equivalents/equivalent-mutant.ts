/** Equivalent mutant with its reason: it changes nothing observable. */
export interface EquivalentMutant {
  file: string;
  what: string;
  /** Original code, on one line. */
  original: string;
  /** Line on which it begins, if the same code occurs on several lines. */
  on?: string;
  reason: string;
}
