import { and, count, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { MarketStats } from '../../../../contract/admin/market-stats.ts';
import { CONTACT_STATES } from '../../../../contract/contact/contact-message.ts';
import { POPUP_STORE_STATUSES } from '../../../../contract/stores/popup-store.ts';
import type { Context } from '../../../context.ts';
import { type Database, onlyRow } from '../../../db/database.ts';
import { jobs } from '../../../db/schema-jobs.ts';
import { contactMessages } from '../../../db/schema-notifications.ts';
import { popupStores } from '../../../db/schema-stores.ts';
import { countAllOrders } from '../../orders/count-by-status.ts';

/** Number of rows per value of a column; 0 for values without rows. */
async function countBy<const Kind extends string>(
  db: Database,
  table: PgTable,
  column: PgColumn,
  kinds: readonly Kind[],
): Promise<Record<Kind, number>> {
  const counted = await db.select({ kind: column, total: count() }).from(table).groupBy(column);
  const of = (kind: Kind) => counted.find((one) => one.kind === kind)?.total ?? 0;
  // TypeScript loses the key type in Object.fromEntries, hence the cast.
  return Object.fromEntries(kinds.map((kind) => [kind, of(kind)])) as Record<Kind, number>;
}

async function waitingStores(db: Database): Promise<number> {
  const { approval, status } = popupStores;
  const rows = await db
    .select({ waiting: count() })
    .from(popupStores)
    .where(and(eq(approval, 'waiting'), eq(status, 'draft')));
  return onlyRow(rows).waiting;
}

/** A mail that is being tried again counts as retried. */
async function refusedMails(db: Database): Promise<MarketStats['mails']> {
  const isRetried = sql`(${jobs.state} = 'failed' or ${jobs.state} = 'leased' and ${jobs.tries} > 1)`;
  const among = (which: SQL | undefined) => sql<number>`(count(*) filter (where ${which}))::int`;
  const rows = await db
    .select({ retried: among(isRetried), undelivered: among(eq(jobs.state, 'givenUp')) })
    .from(jobs)
    .where(and(eq(jobs.kind, 'mail'), inArray(jobs.state, ['leased', 'failed', 'givenUp'])));
  return onlyRow(rows);
}

/**
 * Market statistics for admins (R1.4): orders, stores and contact messages by status, and failed e-mails. E-mails
 * before their first attempt are not counted.
 */
export const getMarketStats = async ({ db, clock }: Context): Promise<MarketStats> => ({
  orders: await countAllOrders({ db, clock }),
  stores: await countBy(db, popupStores, popupStores.status, POPUP_STORE_STATUSES),
  approvals: { waiting: await waitingStores(db) },
  messages: await countBy(db, contactMessages, contactMessages.state, CONTACT_STATES),
  mails: await refusedMails(db),
});
