import { count, lte, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { PageInfo } from '../../contract/api/pagination.ts';
import { LIST_LIMITS } from '../../contract/limits.ts';
import type { Database } from './database.ts';

/**
 * Page of a list: row range, and the time as of which it is read, so that later pages stay consistent while rows are
 * added.
 */
export interface ListPage {
  limit: number;
  offset: number;
  asOf: string;
}

/** Page from a query. Defaults: `size` rows from the start, as of `now` (ms UTC). */
export const requestedPage = (
  query: { [K in keyof ListPage]?: ListPage[K] | undefined },
  size: number,
  now: number,
): ListPage => ({
  limit: query.limit ?? size,
  offset: query.offset ?? 0,
  asOf: query.asOf ?? new Date(now).toISOString(),
});

/** Number of rows to read for a page: one more than its size, which shows if another page follows. */
export const rowsToRead = ({ limit }: Pick<ListPage, 'limit'>): number => limit + 1;

/** Condition for rows that existed at the page's time. */
export const existedAsOf = (createdAt: PgColumn, { asOf }: ListPage): SQL => lte(createdAt, new Date(asOf));

/** Number of rows of a table that match a condition; `values` for its placeholders. */
export async function countRows(
  db: Database,
  table: PgTable,
  holds: SQL | undefined,
  values?: Record<string, unknown>,
): Promise<number> {
  const [counted] = await db.select({ total: count() }).from(table).where(holds).execute(values);
  return counted?.total ?? 0;
}

/** Number of rows that match a condition; `most` + 1 if there are more, which are not read. */
export async function countUpTo(
  db: Database,
  table: PgTable,
  holds: SQL | undefined,
  most: number,
  values?: Record<string, unknown>,
): Promise<number> {
  const found = db
    .select({ one: sql`1`.as('one') })
    .from(table)
    .where(holds)
    .limit(most + 1)
    .as('found');
  const [counted] = await db.select({ total: count() }).from(found).execute(values);
  return counted?.total ?? 0;
}

/** Total of a list that counts up to a bound. */
export const boundTotal = (counted: number): Pick<PageInfo, 'total' | 'totalIsBound'> =>
  counted > LIST_LIMITS.countedRows
    ? { total: LIST_LIMITS.countedRows, totalIsBound: true }
    : { total: counted };

/** List answer from the rows of a page, `rowsToRead` at most. */
export const paginateRows = <Row>(
  { limit, asOf }: ListPage,
  rows: readonly Row[],
  total: number,
): { rows: Row[]; pagination: PageInfo } => ({
  rows: rows.slice(0, limit),
  pagination: { total, hasMore: rows.length > limit, asOf },
});
