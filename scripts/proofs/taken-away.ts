/** A behaviour that is taken out of the sources, and the test file that has to notice it by a test that names the requirement. */
export type TakenAway = {
  requirement: `R${number}.${number}`;
  /** What is no longer so, in words. */
  what: string;
  /** Path from the project's root. */
  file: string;
  /** What stands there, once. */
  stood: string;
  by: string;
  noticedBy: string;
};
