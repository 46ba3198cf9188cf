import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { count, sql } from 'drizzle-orm';
import { hashPassword } from '../server/auth/passwords.ts';
import type { Clock } from '../server/clock.ts';
import type { Database } from '../server/db/database.ts';
import { users } from '../server/db/schema-auth.ts';
import { notifications } from '../server/db/schema-notifications.ts';
import {
  carts,
  orderEvents,
  orders,
  orderStores,
  parcels,
  productOrders,
} from '../server/db/schema-orders.ts';
import { products } from '../server/db/schema-products.ts';
import { pictures, popupStores } from '../server/db/schema-stores.ts';
import { addVisitCounts } from '../server/db/visit-counts.ts';
import { DEMO_PASSWORD } from './demo-accounts.ts';
import { originalKey } from '../server/services/pictures/picture-names.ts';
import type { Blobs } from '../server/storage/blobs.ts';
import { demoId, pictureNameOf } from './demo-ids.ts';
import { DEMO_MARKET } from './demo-market.ts';
import type { DemoUser } from './demo-market.types.ts';
import { notificationRows, productRows, storeRow } from './market-rows.ts';
import { demoOrderRows } from './order-rows.ts';
import { visitCounts } from './visit-rows.ts';

const PICTURES = join(import.meta.dirname, 'pictures');
const YEAR = 365 * 24 * 3_600_000;

export interface DemoSeedDependencies {
  db: Database;
  clock: Clock;
  blobs: Blobs;
}

const userRow = async ({ key, ...user }: DemoUser, now: Date): Promise<typeof users.$inferInsert> => ({
  ...user,
  id: demoId('user', key),
  passwordHash: await hashPassword(DEMO_PASSWORD),
  confirmedAt: new Date(now.getTime() - YEAR),
  createdAt: new Date(now.getTime() - YEAR),
});

/** Stores the original pictures and returns their names. */
async function storePictures(blobs: Blobs): Promise<string[]> {
  const files = (await readdir(PICTURES)).filter((file) => file.endsWith('.webp'));
  const store = async (file: string) => {
    const name = pictureNameOf(file);
    await blobs.put(originalKey(name), await readFile(join(PICTURES, file)));
    return name;
  };
  return Promise.all(files.map(store));
}

/** There are no accounts yet; only then the demo market is created automatically. */
export async function isEmptyMarket(db: Database): Promise<boolean> {
  const [counted] = await db.select({ accounts: count() }).from(users);
  return counted?.accounts === 0;
}

/**
 * Creates the demo market relative to the clock's now, in one transaction: accounts (all with the published password),
 * stores,
 * products, orders, visits, notifications, pictures. Ids are equal in every installation. Returns the names of the pictures.
 */
export async function seedDemoMarket({ db, clock, blobs }: DemoSeedDependencies): Promise<string[]> {
  const now = new Date(clock.now());
  const names = await storePictures(blobs);
  const accounts = await Promise.all(DEMO_MARKET.users.map((user) => userRow(user, now)));
  const catalogue = productRows(DEMO_MARKET, now);
  const placed = demoOrderRows(DEMO_MARKET, catalogue, now);
  const stalls = DEMO_MARKET.stores.map((store) => storeRow(store, now));
  await db.transaction(async (tx) => {
    await tx.insert(users).values(accounts);
    await tx.insert(pictures).values(names.map((name) => ({ name, createdAt: now })));
    await tx.insert(popupStores).values(stalls);
    await tx.insert(products).values(catalogue);
    await tx.insert(carts).values(placed.carts);
    await tx.insert(orders).values(placed.orders);
    await tx.insert(productOrders).values(placed.lines);
    await tx.insert(parcels).values(placed.parcels);
    await tx.insert(orderStores).values(placed.stores);
    await tx.insert(orderEvents).values(placed.events);
    await addVisitCounts(tx, visitCounts(stalls, catalogue, placed.lines, now));
    await tx.insert(notifications).values(notificationRows(DEMO_MARKET, now));
  });
  // Statistics for the query planner, which autovacuum would gather only later.
  await db.execute(sql`analyze`);
  return names;
}
