import { and, asc, eq, gte, isNotNull, ne, type SQL } from 'drizzle-orm';
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

const read = async (db: Database, holds: SQL | undefined, most: number): Promise<OpeningEvent[]> => {
  const rows = await db
    .select({ id, slug, name, description, config, startDate, endDate, createdAt, updatedAt })
    .from(popupStores)
    .where(
      and(publicStoreSql, ne(popupStores.status, 'paused'), isNotNull(startDate), isNotNull(endDate), holds),
    )
    .orderBy(asc(startDate), asc(id))
    .limit(most);
  return rows.flatMap(({ startDate: opens, endDate: closes, config: look, description: story, ...rest }) =>
    opens && closes ? [{ ...rest, startDate: opens, endDate: closes, told: look.tagline ?? story }] : [],
  );
};

/** Opening of a public store by slug; null if it has no dates or is paused. */
export const readOpening = async (db: Database, store: string): Promise<OpeningEvent | null> =>
  (await read(db, eq(slug, store), 1))[0] ?? null;

/** Openings that end at or after `since`, earliest start first, at most `most`. */
export const readOpenings = (db: Database, since: Date, most: number): Promise<OpeningEvent[]> =>
  read(db, gte(endDate, since), most);
