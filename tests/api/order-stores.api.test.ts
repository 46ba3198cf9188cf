import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { OwnerInfo } from '../../contract/stores/owner-info.ts';
import type { Infer } from 'superstruct';
import { orderStores } from '../../server/db/schema-orders.ts';
import { describeApi, type ApiUser, type TestApi } from '../support/api/api.ts';
import { addProduct, addStore, checkOutCart, shopperWithCart } from '../support/api/add-market-rows.ts';

const told: Infer<typeof OwnerInfo> = {
  name: 'Amparo Ferrer',
  taxId: '00000001R',
  address: 'Camino de la Ermita, 14',
  payment: [{ kind: 'bizum', note: 'Al 600 100 201.' }],
  delivery: [{ kind: 'shipping', price: 4.9, freeFrom: 45, days: 3 }],
  returns: 'En 14 días.',
};

const storesSeen = async (api: TestApi, id: string, as: ApiUser) =>
  (await api.call('getOrder', { params: { id } }, as)).body.data.order.stores;

describeApi('what the stores of an order told', (api) => {
  test('R3.12 R5.4 an order keeps it, once for each store, whatever the store tells later', async () => {
    const amparo = await api().person('producer');
    const hive = await addStore(api(), amparo, { name: 'La Colmena', ownerInfo: told });
    const mute = await addStore(api(), amparo, { name: 'El Trompo' });
    const goods = [
      await addProduct(api(), amparo, { popupStoreId: hive.id }),
      await addProduct(api(), amparo, { popupStoreId: hive.id }),
      await addProduct(api(), amparo, { popupStoreId: mute.id }),
      await addProduct(api(), amparo),
    ] as const;
    const shopper = await shopperWithCart(api(), ...goods.map((one): [typeof one, number] => [one, 1]));
    const { order } = (await checkOutCart(api(), shopper)).body.data;
    const agreed = [
      { id: hive.id, name: 'La Colmena', ownerInfo: told },
      { id: mute.id, name: 'El Trompo', ownerInfo: null },
    ].toSorted((one, other) => (one.id < other.id ? -1 : 1));
    expect(order.stores).toEqual(agreed);

    const body = { name: 'Otra Colmena', ownerInfo: { name: 'Otra', payment: [] } };
    expect((await api().call('updatePopupStore', { params: { id: hive.id }, body }, amparo)).status).toBe(
      200,
    );
    expect(await storesSeen(api(), order.id, shopper)).toEqual(agreed);

    await api().call('addCartItem', { body: { productId: goods[0].id, quantity: 1 } }, shopper);
    const later = (await checkOutCart(api(), shopper)).body.data.order;
    expect(later.stores).toEqual([{ id: hive.id, name: 'Otra Colmena', ownerInfo: body.ownerInfo }]);
  });

  test('R7.18 a producer is told of the own stores alone, and a list of none', async () => {
    const [amparo, inigo] = [await api().person('producer'), await api().person('producer')];
    const [hive, kiln] = [
      await addStore(api(), amparo, { ownerInfo: told }),
      await addStore(api(), inigo, { ownerInfo: { name: 'Íñigo' } }),
    ];
    const shopper = await shopperWithCart(
      api(),
      [await addProduct(api(), amparo, { popupStoreId: hive.id }), 1],
      [await addProduct(api(), inigo, { popupStoreId: kiln.id }), 1],
    );
    const { order } = (await checkOutCart(api(), shopper)).body.data;
    const idsSeen = async (as: ApiUser) =>
      (await storesSeen(api(), order.id, as)).map(({ id }: { id: string }) => id);
    expect([await idsSeen(amparo), await idsSeen(inigo), (await idsSeen(shopper)).length]).toEqual([
      [hive.id],
      [kiln.id],
      2,
    ]);
    const [listed] = (await api().call('listOrders', {}, shopper)).body.data.orders;
    expect([listed.id, 'stores' in listed]).toEqual([order.id, false]);
  });

  test('R8.8 an order that is refused keeps nothing', async () => {
    const producer = await api().person('producer');
    const store = await addStore(api(), producer, { ownerInfo: told });
    const product = await addProduct(api(), producer, { popupStoreId: store.id, stock: 1 });
    const [first, second] = [
      await shopperWithCart(api(), [product, 1]),
      await shopperWithCart(api(), [product, 1]),
    ];
    const answers = [await checkOutCart(api(), first), await checkOutCart(api(), second)];
    const kept = await api().db.select().from(orderStores).where(eq(orderStores.id, store.id));
    expect([answers.map(({ status }) => status), kept.length]).toEqual([[201, 409], 1]);
  });
});
