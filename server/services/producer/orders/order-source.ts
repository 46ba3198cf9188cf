import { eq, like, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Context } from '../../../context.ts';
import { orders, parcels } from '../../../db/schema-orders.ts';

/** Ledger: table with one row per order of a seller. */
export interface OrderSource {
  table: PgTable;
  orderId: PgColumn;
  status: PgColumn;
  createdAt: PgColumn;
  /** Condition for the asker's rows; undefined for all rows. */
  isOwn: SQL | undefined;
  /** Condition for own lines in `product_orders line`. */
  isOwnLine: SQL;
  /** Condition for orders whose search text matches a LIKE pattern. */
  isFoundBy: (pattern: string) => SQL;
}

/** Ledger of all orders with all lines. */
export function allOrderSource(): OrderSource {
  const { id, status, createdAt } = orders;
  const isFoundBy = (pattern: string) =>
    sql`exists (select 1 from ${parcels} where ${parcels.orderId} = ${id} and ${parcels.searchText} like ${pattern})`;
  return { table: orders, orderId: id, status, createdAt, isOwn: undefined, isOwnLine: sql`true`, isFoundBy };
}

/** Ledger of the asker: own parcels for a producer, all orders for an admin, empty for others (R6.2). */
export function orderSourceOf({ asker }: Context): OrderSource {
  if (asker.role === 'admin') return allOrderSource();
  const { orderId, status, createdAt, producerId, searchText } = parcels;
  const isFoundBy = (pattern: string) => like(searchText, pattern);
  const of = { table: parcels, orderId, status, createdAt, isFoundBy };
  if (asker.role !== 'producer') return { ...of, isOwn: sql`false`, isOwnLine: sql`false` };
  return {
    ...of,
    isOwn: eq(producerId, asker.userId),
    isOwnLine: sql`line.producer_id = ${asker.userId}`,
  };
}
