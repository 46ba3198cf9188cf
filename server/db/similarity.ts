/** How much of what was typed must stand together in a title, from 0 to 1, for `<%`: "lampra" finds lámpara, "ano" no año. */
const LEAST = 0.5;

/** The setting of a connection that says so; pg_trgm's own 0.6 forgives too little. */
export const SIMILARITY_SETTING = { name: 'pg_trgm.word_similarity_threshold', value: LEAST } as const;
