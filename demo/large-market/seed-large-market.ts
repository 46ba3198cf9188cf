import { sql } from 'drizzle-orm';
import { hashPassword } from '../../server/auth/passwords.ts';
import type { Clock } from '../../server/clock.ts';
import type { Database } from '../../server/db/database.ts';
import { users } from '../../server/db/schema-auth.ts';
import { popupStores } from '../../server/db/schema-stores.ts';
import { DEMO_PASSWORD } from '../demo-accounts.ts';
import { pictureNameOf } from '../demo-ids.ts';
import { DEMO_MARKET } from '../demo-market.ts';
import {
  type LargeMarketPlan,
  type GeneratedProduct,
  productsOf,
  largeMarketStalls,
} from './large-market.ts';

/** Rows per statement; larger batches are not faster and need more memory. */
const AT_ONCE = 2_000;

const PICTURES = DEMO_MARKET.stores.flatMap(({ products }) =>
  products.flatMap(({ pictures }) => pictures.slice(0, 1).map(pictureNameOf)),
);

function* inTurns<T>(items: Iterable<T>, size: number): Generator<T[]> {
  let turn: T[] = [];
  for (const item of items) {
    turn.push(item);
    if (turn.length === size) {
      yield turn;
      turn = [];
    }
  }
  if (turn.length > 0) yield turn;
}

/** Single JSON parameter for all rows: a placeholder per value took nine times as long. */
const insertProducts = (db: Database, rows: readonly GeneratedProduct[]) =>
  db.execute(sql`
    insert into products (id, producer_id, popup_store_id, name, producer_name, short_description, price_cents, stock,
      picture_names, is_active, is_popup_store_exclusive, created_at, updated_at)
    select id, "producerId", "popupStoreId", name, "producerName", "shortDescription", "priceCents", stock,
      "pictureNames", "isActive", "isPopupStoreExclusive", "createdAt", "updatedAt"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as made(id uuid, "producerId" uuid, "popupStoreId" uuid,
      name text, "producerName" text, "shortDescription" text, "priceCents" int, stock int, "pictureNames" text[],
      "isActive" boolean, "isPopupStoreExclusive" boolean, "createdAt" timestamptz, "updatedAt" timestamptz)`);

/**
 * Adds a large market to the demo market in one transaction: products with their stores and producers.
 * The same seed gives the same market, with times relative to the clock's now. The password is the demo's.
 */
export async function seedLargeMarket(
  { db, clock }: { db: Database; clock: Clock },
  asked: Pick<LargeMarketPlan, 'products' | 'seed'>,
): Promise<void> {
  const plan = { ...asked, now: new Date(clock.now()), pictures: PICTURES };
  const stalls = largeMarketStalls(plan);
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  const producers = new Map(stalls.map(({ producer }) => [producer.id, { ...producer, passwordHash }]));
  await db.transaction(async (tx) => {
    for (const rows of inTurns(producers.values(), AT_ONCE)) await tx.insert(users).values(rows);
    for (const rows of inTurns(stalls, AT_ONCE))
      await tx.insert(popupStores).values(rows.map(({ store }) => store));
    for (const rows of inTurns(productsOf(plan, stalls), AT_ONCE)) await insertProducts(tx, rows);
  });
  // Statistics for the query planner, which autovacuum would gather only later.
  await db.execute(sql`analyze`);
}
