import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** The database as verbs see it, or a transaction of it: the same on both engines. */
export type Database = PgDatabase<PgQueryResultHKT>;

/** Column names are the fields' in snake case; engines and drizzle-kit must agree on it. */
export const CASING = 'snake_case';
