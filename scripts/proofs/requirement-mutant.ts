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
