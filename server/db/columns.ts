import { type SQL, sql } from 'drizzle-orm';
import { timestamp } from 'drizzle-orm/pg-core';
import { FOLDED_FROM, FOLDED_TO } from './folding.ts';

/** An instant, to the millisecond that the clock tells. */
export const moment = () => timestamp({ withTimezone: true, mode: 'date', precision: 3 });

/** The expression of a generated column that holds the texts of columns as `fold` would give them. */
export const folded = (...columns: string[]): SQL =>
  sql.raw(`lower(translate(${columns.join(" || ' ' || ")}, '${FOLDED_FROM}', '${FOLDED_TO}'))`);
