import type { Database } from './database.ts';

/**
 * Lanes: connection pools of one process to the same database, so that expensive calls cannot take the connections of
 * the others. `shop`: checkout, sign-in and ordinary calls. `expensive`: searches, facets, deep pages and the lists of
 * admins. `jobs`: health and background jobs.
 */
export const LANES = ['shop', 'expensive', 'jobs'] as const;
export type Lane = (typeof LANES)[number];

/** Number of connections of each lane. */
export type LaneSizes = Readonly<Record<Lane, number>>;

/** Share of the connections that is left for expensive calls, and for jobs. */
const SHARE = 6;

/** Splits the connections of a process (at least 5) among the lanes. */
export function laneSizes(connections: number): LaneSizes {
  const expensive = Math.max(1, Math.floor(connections / SHARE));
  const jobs = Math.max(2, Math.floor(connections / SHARE));
  return { shop: connections - expensive - jobs, expensive, jobs };
}

const lanesOf = new WeakMap<Database, Readonly<Record<Lane, Database>>>();

/** Registers the lanes of one engine, so that each finds the others. */
export function noteLanes(lanes: Readonly<Record<Lane, Database>>): void {
  for (const lane of LANES) lanesOf.set(lanes[lane], lanes);
}

/** Database of another lane; a database without lanes, such as a transaction, is returned itself. */
export const inLane = (db: Database, lane: Lane): Database => lanesOf.get(db)?.[lane] ?? db;
