import { and, asc, eq, gte, ne, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { popupStores } from '../../db/schema-stores.ts';
import { publicStoreSql } from '../../policies/store-visibility.ts';

/** Opening of a store as calendar data. */
export interface OpeningEvent {
  id: string;
  slug: string;
  name: string;
  told: string;
  startDate: Date;
  endDate: Date;
  createdAt: Date;
  updatedAt: Date;
}

const { id, slug, name, description, config, startDate, endDate, createdAt, updatedAt } = popupStores;

const select = (db: Database, holds: SQL) =>
  db
    .select({ id, slug, name, description, config, startDate, endDate, createdAt, updatedAt })
    .from(popupStores)
    .where(and(publicStoreSql, ne(popupStores.status, 'paused'), holds))
    .orderBy(asc(startDate), asc(id));

const present = (rows: Awaited<ReturnType<typeof select>>): OpeningEvent[] =>
  rows.flatMap(({ startDate: opens, endDate: closes, config: look, description: story, ...rest }) =>
    opens && closes ? [{ ...rest, startDate: opens, endDate: closes, told: look.tagline ?? story }] : [],
  );

/** Opening of a public store by slug; null if it has no dates or is paused. */
export const readOpening = async (db: Database, store: string): Promise<OpeningEvent | null> =>
  present(await select(db, eq(slug, store)))[0] ?? null;

/** Openings that end at or after `since`, earliest start first, at most `most`. */
export const readOpenings = async (db: Database, since: Date, most: number): Promise<OpeningEvent[]> =>
  present(await select(db, gte(endDate, since)).limit(most));
