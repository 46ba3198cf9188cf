/** Minimum word similarity for the operator `<%`, from 0 to 1: "lampra" finds lámpara, "ano" does not find año. */
const LEAST_ALIKE = 0.5;

/**
 * PostgreSQL settings of every connection. pg_trgm's default of 0.6 is too strict for typing errors. An index read is
 * not four times as expensive as a sequential read. JIT compilation takes longer than any query here.
 */
export const CONNECTION_SETTINGS: Readonly<Record<string, string | number>> = {
  'pg_trgm.word_similarity_threshold': LEAST_ALIKE,
  random_page_cost: 1.1,
  jit: 'off',
};

/** Default number of connections of all lanes of a process. Three processes fit into 97, PostgreSQL's default. */
export const POOL_SIZE = 26;

/** Connections of a process beside its lanes: two of the change feed, readiness, watchdog, metrics. */
export const CONNECTIONS_BESIDE_POOL = 5;
