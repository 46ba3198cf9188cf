import { inArray, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { v7 as newId } from 'uuid';
import { hashPassword } from '../../server/auth/passwords.ts';
import type { Database } from '../../server/db/database.ts';
import { users } from '../../server/db/schema-auth.ts';
import { products } from '../../server/db/schema-products.ts';
import { DEMO_PASSWORD } from '../../demo/demo-accounts.ts';
import { insertManyAccounts } from '../admin/insert-many-accounts.ts';
import { insertManyOrders } from '../orders/insert-many-orders.ts';
import { databaseCheckoutsPerSecond } from './database-checkouts.ts';

/** Data for measured purchases: accounts with the demo's password, and products with unlimited stock. */
export interface BenchPurchaseData {
  usernames: string[];
  productIds: string[];
}

const PRODUCTS = 500;
const NEVER_RUNS_OUT = 100_000_000;

async function addShoppers(db: Database, shoppers: number): Promise<string[]> {
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  const now = new Date();
  const rows = Array.from({ length: shoppers }, () => {
    const id = newId();
    return {
      id,
      email: `medida-${id}@tenderete.example`,
      passwordHash,
      fullName: 'Persona de Medida',
      role: 'consumer' as const,
      confirmedAt: now,
      createdAt: now,
    };
  });
  await db.insert(users).values(rows);
  return rows.map(({ email }) => email);
}

async function stockUp(db: Database): Promise<string[]> {
  const chosen = await db
    .select({ id: products.id })
    .from(products)
    .where(sql`is_active and is_ready and popup_store_id is null`)
    .orderBy(products.id)
    .limit(PRODUCTS);
  const ids = chosen.map(({ id }) => id);
  await db.update(products).set({ stock: NEVER_RUNS_OUT }).where(inArray(products.id, ids));
  return ids;
}

/**
 * Baseline routes on the same server and database, and a route that creates data for purchases.
 * Only the benchmark's own program mounts them.
 */
export function addBenchRoutes(app: FastifyInstance, db: Database): void {
  app.get('/bench/ok', async () => ({ ok: true }));
  app.get('/bench/select-1', async () => {
    await db.execute(sql`select 1`);
    return { ok: true };
  });
  app.post<{ Params: { shoppers: string } }>(
    '/bench/shopping/:shoppers',
    async ({ params }): Promise<BenchPurchaseData> => ({
      usernames: await addShoppers(db, Number(params.shoppers)),
      productIds: await stockUp(db),
    }),
  );
  app.post<{ Params: { orders: string } }>('/bench/orders/:orders', ({ params }) =>
    insertManyOrders(db, Number(params.orders)),
  );
  app.post<{ Params: { people: string } }>('/bench/people/:people', async ({ params }) => {
    await insertManyAccounts(db, Number(params.people));
    return {};
  });
  app.post<{ Body: BenchPurchaseData & { seconds: number } }>('/bench/bare-checkouts', async ({ body }) => ({
    perSecond: await databaseCheckoutsPerSecond(db, { ...body, emails: body.usernames }),
  }));
}
