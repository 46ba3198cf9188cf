import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { rowsOf } from '../../server/db/database.ts';
import { products } from '../../server/db/schema-products.ts';
import { startApi, type TestApi } from '../support/api/api.ts';
import { openTestDatabase } from '../support/postgres/test-database.ts';
import {
  addProduct,
  checkOutCart,
  type MarketProductRow,
  shopperWithCart,
  stockOf,
} from '../support/api/add-market-rows.ts';

describe('the locks of a checkout', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi(await openTestDatabase());
  });
  afterAll(async () => {
    await api.app.close();
    await api.engine.close();
  });

  const addTwo = async (): Promise<[MarketProductRow, MarketProductRow]> => {
    const producer = await api.person('producer');
    const [first, second] = [await addProduct(api, producer), await addProduct(api, producer)];
    return first.id < second.id ? [first, second] : [second, first];
  };

  /** Resolves once a statement of this database waits for a row lock. */
  const somebodyWaits = () =>
    vi.waitFor(async () => {
      const waiting = await rowsOf<{ count: number }>(
        api.db,
        sql`select count(*)::int as count from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`,
      );
      expect(waiting).toEqual([{ count: 1 }]);
    }, 10_000);

  test('battery 64 a price that is being changed is waited for, so that nobody pays what no longer counts', async () => {
    const product = await addProduct(api, await api.person('producer'));
    const shopper = await shopperWithCart(api, [product, 1]);
    const paying = await api.db.transaction(async (db) => {
      await db.update(products).set({ priceCents: 650 }).where(eq(products.id, product.id));
      const started = checkOutCart(api, shopper);
      await somebodyWaits();
      return { started };
    });
    const { status, body } = await paying.started;
    expect([status, body.status.code, await stockOf(api, product)]).toEqual([409, 'PRICE_CHANGED', 10]);
  });

  test('battery 61 rows are taken in the order of their ids: who waits for the first does not hold the second', async () => {
    const [first, second] = await addTwo();
    const shopper = await shopperWithCart(api, [second, 1], [first, 1]);
    const paying = await api.db.transaction(async (db) => {
      await db
        .select({ id: products.id })
        .from(products)
        .where(eq(products.id, first.id))
        .for('no key update');
      const started = checkOutCart(api, shopper);
      await somebodyWaits();
      const free = await db
        .select({ id: products.id })
        .from(products)
        .where(eq(products.id, second.id))
        .orderBy(asc(products.id))
        .for('no key update', { noWait: true });
      expect(free).toEqual([{ id: second.id }]);
      return { started };
    });
    expect((await paying.started).status).toBe(201);
  });
});
