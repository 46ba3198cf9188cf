/** Removed behaviour, and the test file that must detect it with a test named after the requirement. */
export type TakenAway = {
  requirement: `R${number}.${number}`;
  /** Description of the removed behaviour. */
  what: string;
  /** Path from the project's root. */
  file: string;
  /** Original code, which occurs once. */
  stood: string;
  by: string;
  noticedBy: string;
};
