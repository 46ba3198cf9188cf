import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { products } from '../../server/db/schema-products.ts';
import { popupStores } from '../../server/db/schema-stores.ts';
import { describeApi } from '../support/api/api.ts';
import { addProduct, addStore } from '../support/api/add-market-rows.ts';

const ROUNDS = 12;

describeApi('a store that opens while products come into it', (api) => {
  test('R3.5 every product knows whether its store is public, whichever came first', async () => {
    const { db } = api();
    const producer = await api().person('producer');
    for (let round = 0; round < ROUNDS; round += 1) {
      const store = await addStore(api(), producer, { status: 'draft' });
      const moved = await addProduct(api(), producer);
      const change = (status: 'scheduled' | 'draft') =>
        db.update(popupStores).set({ status }).where(eq(popupStores.id, store.id));
      await Promise.all([
        addProduct(api(), producer, { popupStoreId: store.id }),
        change('scheduled'),
        db.update(products).set({ popupStoreId: store.id }).where(eq(products.id, moved.id)),
        addProduct(api(), producer, { popupStoreId: store.id }),
        ...(round % 2 === 0 ? [change('draft')] : []),
        db.update(products).set({ popupStoreId: store.id, stock: 3 }).where(eq(products.id, moved.id)),
      ]);
    }
    const astray = await db
      .select({ id: products.id })
      .from(products)
      .innerJoin(popupStores, eq(popupStores.id, products.popupStoreId))
      .where(sql`${products.isStorePublic} <> ${popupStores.isPublic}`);
    expect(astray).toEqual([]);
    expect(await db.$count(products)).toBe(3 * ROUNDS);
  });
});
