import { eq, like, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Context } from '../../../context.ts';
import { orders, parcels } from '../../../db/schema-orders.ts';

/** Where the orders that somebody sells stand, one row for each. */
export interface Ledger {
  table: PgTable;
  orderId: PgColumn;
  status: PgColumn;
  createdAt: PgColumn;
  /** Which of them are the asker's. */
  isOwn: SQL | undefined;
  /** Whose lines of `product_orders line` count. */
  isOwnLine: SQL;
  /** Whether what an order is found by is like a pattern. */
  isFoundBy: (pattern: string) => SQL;
}

/** All orders with all their lines. */
export function wholeLedger(): Ledger {
  const { id, status, createdAt } = orders;
  const isFoundBy = (pattern: string) =>
    sql`exists (select 1 from ${parcels} where ${parcels.orderId} = ${id} and ${parcels.searchText} like ${pattern})`;
  return { table: orders, orderId: id, status, createdAt, isOwn: undefined, isOwnLine: sql`true`, isFoundBy };
}

/** A producer's ledger are the own parcels, an admin's all orders; nobody else has one (R6.2). */
export function ledgerOf({ asker }: Context): Ledger {
  if (asker.role === 'admin') return wholeLedger();
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
