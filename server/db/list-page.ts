import { count, lte, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Pagination } from '../../contract/api/pagination.ts';
import type { Database } from './database.ts';

/** A page of a list: which rows, and the moment as of which it is read, so that later pages stay steady while rows are added. */
export interface ListPage {
  limit: number;
  offset: number;
  asOf: string;
}

/** The page that a query asks for: `size` rows from the first on and as of now, in ms UTC, unless it says otherwise. */
export const pageAsked = (
  query: { [K in keyof ListPage]?: ListPage[K] | undefined },
  size: number,
  now: number,
): ListPage => ({
  limit: query.limit ?? size,
  offset: query.offset ?? 0,
  asOf: query.asOf ?? new Date(now).toISOString(),
});

/** Holds for the rows that were there at the page's moment. */
export const wasThere = (createdAt: PgColumn, { asOf }: ListPage): SQL => lte(createdAt, new Date(asOf));

/** How many rows of a table `holds` holds for, now; `values` are those of its placeholders. */
export async function countRows(
  db: Database,
  table: PgTable,
  holds: SQL | undefined,
  values?: Record<string, unknown>,
): Promise<number> {
  const [counted] = await db.select({ total: count() }).from(table).where(holds).execute(values);
  return counted?.total ?? 0;
}

/** What a list answers with of the rows that were read for a page, which are one more than it holds where others follow. */
export const paginated = <Row>(
  { limit, asOf }: ListPage,
  rows: readonly Row[],
  total: number,
): { rows: Row[]; pagination: Pagination } => ({
  rows: rows.slice(0, limit),
  pagination: { total, hasMore: rows.length > limit, asOf },
});
