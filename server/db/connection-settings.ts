/** How much of what was typed must stand together in a title, from 0 to 1, for `<%`: "lampra" finds lámpara, "ano" no año. */
const LEAST_ALIKE = 0.5;

/**
 * What each connection is told. pg_trgm's own 0.6 forgives too little; a row found by an index is not four times as dear as
 * one that was read in passing; and compiling a plan takes longer than any that we have.
 */
export const CONNECTION_SETTINGS: Readonly<Record<string, string | number>> = {
  'pg_trgm.word_similarity_threshold': LEAST_ALIKE,
  random_page_cost: 1.1,
  jit: 'off',
};
