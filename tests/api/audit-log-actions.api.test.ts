import { beforeAll, expect, test } from 'vitest';
import type { AuditLogEntry } from '../../contract/admin/audit-log.ts';
import { describeApi, type ApiUser } from '../support/api/api.ts';
import { makeProductWithPictures } from '../support/api/create-product.ts';
import {
  addNotification,
  addProduct,
  addStore,
  checkOutCart,
  shopperWithCart,
} from '../support/api/add-market-rows.ts';

describeApi('what admins do to what is not theirs', (api) => {
  let admin: ApiUser;
  let seller: ApiUser;
  beforeAll(async () => {
    [admin, seller] = [await api().person('admin'), await api().person('producer')];
  });
  /** Audit log entries about a person, oldest first. */
  const told = async (subjectId: string) => {
    const { body } = await api().call('listAuditLog', { query: { subjectId, limit: 100 } }, admin);
    return body.data.entries.toReversed().map(({ kind, actor, changes }: AuditLogEntry) => {
      expect(actor.id).toBe(admin.id);
      return [kind, changes];
    });
  };

  test('R2.7 R7.12 a store of somebody else that an admin makes, edits, moves, empties and deletes', async () => {
    const owner = await api().person('producer');
    const made = await api().call(
      'createPopupStore',
      { body: { name: 'Telar', description: 'Lana.', ownerId: owner.id } },
      admin,
    );
    const { id } = made.body.data.popupStore;
    const params = { id };
    await api().call(
      'updatePopupStore',
      { params, body: { name: 'Telares', requestUploadUrls: false } },
      admin,
    );
    const dates = { startDate: '2027-03-01T09:00:00Z', endDate: '2027-03-02T09:00:00Z' };
    await api().call('updatePopupStore', { params, body: { ...dates, ownerId: seller.id } }, admin);
    await api().call('changePopupStoreStatus', { params, body: { status: 'scheduled' } }, admin);
    await api().call('changePopupStoreStatus', { params, body: { status: 'scheduled' } }, admin);
    await addProduct(api(), seller, { popupStoreId: id });
    const emptying = { params: { idOrSlug: id }, query: { dryRun: true } };
    await api().call('deleteAllProducts', emptying, admin);
    await api().call('deleteAllProducts', { ...emptying, query: { confirm: true } }, admin);
    await api().call('deletePopupStore', { params }, admin);
    const store = { field: 'popupStoreId', to: id };
    expect(await told(owner.id)).toEqual([
      ['storeCreated', [store]],
      ['storeEdited', [store, { field: 'name' }]],
      [
        'storeEdited',
        [
          store,
          { field: 'startDate' },
          { field: 'endDate' },
          { field: 'ownerId', from: owner.id, to: seller.id },
        ],
      ],
    ]);
    expect(await told(seller.id)).toEqual([
      ['storeStatusChanged', [{ field: 'storeStatus', from: 'draft', to: 'scheduled' }, store]],
      ['storeEmptied', [store]],
      ['storeDeleted', [store]],
    ]);
  });

  test('R6.5 R7.15 a product of somebody else that an admin edits, hides, shows and deletes', async () => {
    const owner = await api().person('producer');
    const { id } = await addProduct(api(), owner);
    const params = { id };
    await api().call('updateProduct', { params, body: { price: 7, stock: 3 } }, admin);
    for (const isActive of [false, false, true])
      await api().call('changeProductStatus', { params, body: { isActive } }, admin);
    await api().call('deleteProduct', { params }, admin);
    const product = { field: 'productId', to: id };
    expect(await told(owner.id)).toEqual([
      ['productEdited', [product, { field: 'priceCents' }, { field: 'stock' }]],
      ['productDeactivated', [product]],
      ['productActivated', [product]],
      ['productDeleted', [product]],
    ]);
  });

  test('R7.15 pictures of a product of somebody else that an admin puts into another order', async () => {
    const owner = await api().person('producer');
    const { id, urls } = await makeProductWithPictures(api(), owner, 2);
    const images = urls.toReversed().map((key) => ({ key }));
    await api().call('updateProduct', { params: { id }, body: { images } }, admin);
    expect(await told(owner.id)).toEqual([
      ['productEdited', [{ field: 'productId', to: id }, { field: 'images' }]],
    ]);
  });

  test('R4.15 R7.19 an order that an admin moves, whole and by a line', async () => {
    const shopper = await shopperWithCart(api(), [await addProduct(api(), seller), 1]);
    const { order } = (await checkOutCart(api(), shopper)).body.data;
    const params = { orderId: order.id };
    await api().call('changeOrderStatus', { params, body: { status: 'organizing' } }, admin);
    const line = { ...params, productOrderId: order.items[0].id };
    await api().call('changeProductOrderStatus', { params: line, body: { status: 'ready_to_ship' } }, admin);
    const moved = (to: string) => [
      'orderStatusChanged',
      [
        { field: 'orderStatus', to },
        { field: 'orderId', to: order.id },
      ],
    ];
    expect(await told(shopper.id)).toEqual([moved('organizing'), moved('ready_to_ship')]);
  });

  test('R7.13 a notification that is published, put away and deleted befalls whoever does it', async () => {
    const body = { title: 'Cerramos', message: 'El lunes.', type: 'INFO' } as const;
    const made = await api().call('createNotification', { body }, admin);
    const { id } = made.body.data.notification;
    const params = { id };
    for (const status of ['ARCHIVED', 'ARCHIVED'] as const)
      await api().call('changeNotificationStatus', { params, body: { status } }, admin);
    await api().call('deleteNotification', { params }, admin);
    await api().call('deleteNotification', { params }, admin);
    const [title, notification] = [
      { field: 'title', to: 'Cerramos' },
      { field: 'notificationId', to: id },
    ];
    expect(await told(admin.id)).toEqual([
      ['notificationCreated', [title, notification]],
      [
        'notificationStatusChanged',
        [title, { field: 'notificationStatus', from: 'ACTIVE', to: 'ARCHIVED' }, notification],
      ],
      ['notificationDeleted', [title, notification]],
    ]);
  });

  test('R7.12 R7.15 what people do with their own, and an admin with the admin’s, is not written down', async () => {
    const body = { status: 'paused' } as const;
    for (const owner of [await api().person('producer'), await api().person('admin')]) {
      const [store, product] = [await addStore(api(), owner), await addProduct(api(), owner)];
      await api().call('changePopupStoreStatus', { params: { id: store.id }, body }, owner);
      await api().call('deleteProduct', { params: { id: product.id } }, owner);
      expect(await told(owner.id)).toEqual([]);
    }
  });

  test('R7.13 battery 74 what is refused leaves no trace in the journal', async () => {
    const { id } = await addNotification(api());
    const owner = await api().person('producer');
    const store = await addStore(api(), owner, { status: 'archived' });
    await api().call(
      'changePopupStoreStatus',
      { params: { id: store.id }, body: { status: 'active' } },
      admin,
    );
    expect(await told(owner.id)).toEqual([]);
    const before = await told(seller.id);
    const refused = await api().call('deleteNotification', { params: { id } }, seller);
    expect([refused.status, await told(seller.id)]).toEqual([403, before]);
  });
});
