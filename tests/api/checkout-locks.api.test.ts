import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { products } from '../../server/db/schema-products.ts';
import { Refusal } from '../../server/http/refusal.ts';
import { lockCartToBuy } from '../../server/services/cart/lock-cart.ts';
import { lockCheckoutLines } from '../../server/services/checkout/checkout-lines.ts';
import { placeOrder } from '../../server/services/checkout/place-order.ts';
import { startApi, type TestApi } from '../support/api/api.ts';
import { statementWaits } from '../support/api/statement-waits.ts';
import { openTestDatabase } from '../support/postgres/test-database.ts';
import {
  addProduct,
  checkOutCart,
  type MarketProductRow,
  MARKET_SHIPPING,
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

  test('battery 64 a price that is being changed is waited for, so that nobody pays what no longer counts', async () => {
    const product = await addProduct(api, await api.person('producer'));
    const shopper = await shopperWithCart(api, [product, 1]);
    const paying = await api.db.transaction(async (db) => {
      await db.update(products).set({ priceCents: 650 }).where(eq(products.id, product.id));
      const started = checkOutCart(api, shopper);
      await statementWaits(api);
      return { started };
    });
    const { status, body } = await paying.started;
    expect([status, body.status.code, await stockOf(api, product)]).toEqual([409, 'PRICE_CHANGED', 10]);
  });

  test('battery 63 what is not in stock when it is taken is named, and nothing is bought', async () => {
    const [first, second] = await addTwo();
    const shopper = await shopperWithCart(api, [first, 1], [second, 1]);
    const asker = { role: 'consumer', userId: shopper.id, sessionId: '', email: shopper.user.email } as const;
    const buying = api.db.transaction(async (db) => {
      const ctx = { ...api.context(asker), db };
      const cart = (await lockCartToBuy(ctx))!;
      const lines = await lockCheckoutLines(ctx, cart.id);
      await db.update(products).set({ stock: 0 }).where(eq(products.id, second.id));
      await placeOrder(ctx, { cart, lines, shippingInfo: MARKET_SHIPPING, key: undefined });
    });
    await expect(buying).rejects.toThrow(
      new Refusal(
        'INSUFFICIENT_STOCK',
        'Algunos productos ya no están disponibles. Revisa tu carrito. Producto de prueba (stock: 10)',
        { errors: [{ field: second.id, message: 'Producto de prueba (stock: 10)' }] },
      ),
    );
    expect([await stockOf(api, first), await stockOf(api, second)]).toEqual([10, 10]);
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
      await statementWaits(api);
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
