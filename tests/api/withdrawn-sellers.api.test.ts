import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { announceChange, LIST_CHANGE_MARKER } from '../../server/db/change-feed.ts';
import { orders } from '../../server/db/schema-orders.ts';
import { products } from '../../server/db/schema-products.ts';
import { popupStores } from '../../server/db/schema-stores.ts';
import { describeApi, type ApiUser } from '../support/api/api.ts';
import {
  addProduct,
  addStore,
  inHours,
  checkOutCart,
  shopperWithCart,
} from '../support/api/add-market-rows.ts';

describeApi('sellers who are taken off the market', (api) => {
  let admin: ApiUser;
  beforeAll(async () => {
    admin = await api().person('admin');
  });
  const update = ({ id }: ApiUser, body: object) => api().call('updateUser', { params: { id }, body }, admin);
  const statusOf = async ({ id }: { id: string }) =>
    (await api().db.select().from(popupStores).where(eq(popupStores.id, id)))[0]?.status;
  const isOn = async ({ id }: { id: string }) =>
    (await api().db.select().from(products).where(eq(products.id, id)))[0]?.isActive;
  const isShown = async ({ id }: { id: string }) =>
    (await api().call('getProduct', { params: { id } })).status === 200;

  /** Producer with a store in each status, a product in one of them, one without a store, and one in an admin's store. */
  async function seller() {
    const producer = await api().person('producer');
    const open = await addStore(api(), producer);
    const foreign = await addStore(api(), admin);
    return {
      producer,
      open,
      scheduled: await addStore(api(), producer, { status: 'scheduled', startDate: inHours(api(), 1) }),
      draft: await addStore(api(), producer, { status: 'draft' }),
      over: await addStore(api(), producer, { endDate: inHours(api(), -1) }),
      inOpen: await addProduct(api(), producer, { popupStoreId: open.id }),
      alone: await addProduct(api(), producer),
      inForeign: await addProduct(api(), producer, { popupStoreId: foreign.id }),
      others: await addProduct(api(), admin, { popupStoreId: foreign.id }),
    };
  }

  test.each([{ isActive: false }, { role: 'consumer' }])(
    'R6.5 with %j the open stores pause, what is sold elsewhere is switched off, and nobody buys it any more',
    async (change) => {
      const { producer, open, scheduled, draft, over, inOpen, alone, inForeign, others } = await seller();
      const shopper = await shopperWithCart(api(), [inOpen, 1]);
      expect((await update(producer, change)).status).toBe(200);
      expect(await Promise.all([open, scheduled, draft, over].map(statusOf))).toEqual([
        'paused',
        'paused',
        'draft',
        'active',
      ]);
      expect(await Promise.all([inOpen, alone, inForeign, others].map(isOn))).toEqual([
        true,
        false,
        false,
        true,
      ]);
      expect(await Promise.all([alone, inForeign, others].map(isShown))).toEqual([false, false, true]);
      const paid = await checkOutCart(api(), shopper);
      expect([paid.status, paid.body.status.code]).toEqual([409, 'STORE_CLOSED']);
    },
  );

  test('R6.5 orders go on: an admin moves what was bought, and the shopper reads it', async () => {
    const { producer, inOpen } = await seller();
    const shopper = await shopperWithCart(api(), [inOpen, 2]);
    const { id } = (await checkOutCart(api(), shopper)).body.data.order;
    await update(producer, { isActive: false });
    const moved = await api().call(
      'changeOrderStatus',
      { params: { orderId: id }, body: { status: 'organizing' } },
      admin,
    );
    expect(moved.status).toBe(200);
    const { body } = await api().call('getOrder', { params: { id } }, shopper);
    expect([body.data.order.status, body.data.order.items.length]).toEqual(['organizing', 1]);
    const [row] = await api().db.select().from(orders).where(eq(orders.id, id));
    expect(row?.userId).toBe(shopper.id);
  });

  test('R6.5 nothing comes back by itself, and a seller who becomes an admin goes on selling', async () => {
    const { producer, open, alone } = await seller();
    await update(producer, { role: 'admin' });
    expect([await statusOf(open), await isOn(alone)]).toEqual(['active', true]);
    await update(producer, { role: 'producer', isActive: false });
    await update(producer, { isActive: true });
    expect([await statusOf(open), await isOn(alone)]).toEqual(['paused', false]);
  });

  test('R6.5 what is off stays as it is, what changes is announced, and who could not sell before loses nothing', async () => {
    const producer = await api().person('producer');
    const [open, off] = [
      await addStore(api(), producer),
      await addProduct(api(), producer, { isActive: false }),
    ];
    const on = await addProduct(api(), producer);
    const heard: unknown[] = [];
    const done = Promise.withResolvers<void>();
    const deaf = await api().engine.onChange((changes) => {
      heard.push(changes);
      if (changes.includes('done')) done.resolve();
    });
    await update(producer, { role: 'consumer' });
    await announceChange(api().db, ['done']);
    await done.promise;
    await deaf();
    expect(heard).toEqual(
      expect.arrayContaining([
        [open.id, open.slug, LIST_CHANGE_MARKER],
        [on.id, LIST_CHANGE_MARKER],
      ]),
    );
    const [kept] = await api().db.select().from(products).where(eq(products.id, off.id));
    expect(kept?.version).toBe(off.version);
    await api().db.update(products).set({ isActive: true }).where(eq(products.id, on.id));
    await update(producer, { fullName: 'Otra' });
    expect(await isOn(on)).toBe(true);
  });

  test('R7.21 what it would reach is said beforehand, and is done afterwards', async () => {
    const { producer } = await seller();
    const holdings = async () =>
      (await api().call('getUser', { params: { id: producer.id } }, admin)).body.data.holdings;
    expect(await holdings()).toEqual(expect.objectContaining({ stores: 4, openStores: 2, products: 3 }));
    await update(producer, { isActive: false });
    expect(await holdings()).toEqual(expect.objectContaining({ stores: 4, openStores: 0, products: 3 }));
  });
});
