import { eq } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { expect, test } from 'vitest';
import { products } from '../../server/db/schema-products.ts';
import { describeApi } from '../support/api/api.ts';
import { addProduct, addStore, type StoreRow } from '../support/api/add-market-rows.ts';
import { putFile, smallPicture } from '../support/api/put-picture.ts';
import { statementWaits } from '../support/api/statement-waits.ts';

const PICTURE = { key: 'heroImage', filename: 'a.jpg', contentType: 'image/jpeg' } as const;

describeApi('locks of a store', (api) => {
  /** Store with two products; the one with the larger id was written first. */
  const openStore = async (fields: Partial<StoreRow> = {}) => {
    const owner = await api().person('producer');
    const { id } = await addStore(api(), owner, fields);
    const [first = '', second = ''] = [newId(), newId()].toSorted();
    for (const product of [second, first]) await addProduct(api(), owner, { id: product, popupStoreId: id });
    const params = { id };
    return {
      first,
      second,
      pause: () => api().call('changePopupStoreStatus', { params, body: { status: 'paused' } }, owner),
      rename: () => api().call('updatePopupStore', { params, body: { name: 'Otro' } }, owner),
      remove: () => api().call('deletePopupStore', { params }, owner),
      announceHero: async () => {
        const body = { requestUploadUrls: true, imageTypes: [PICTURE] };
        const answer = await api().call('updatePopupStore', { params, body }, owner);
        const { uploadUrl } = answer.body.data.uploadUrls[0];
        const bytes = await smallPicture().jpeg().toBuffer();
        return () => putFile(api(), uploadUrl, bytes);
      },
    };
  };
  type Store = Awaited<ReturnType<typeof openStore>>;

  const lockOf = (db: ReturnType<typeof api>['db'], id: string) =>
    db.select({ id: products.id }).from(products).where(eq(products.id, id)).$dynamic();

  test.each<[string, Partial<StoreRow>, (store: Store) => Promise<() => Promise<{ status: number }>>]>([
    ['a change of its status', {}, async ({ pause }) => pause],
    ['a change of its name', {}, async ({ rename }) => rename],
    ['its deletion', {}, async ({ remove }) => remove],
    [
      'the picture that makes it public',
      { isReady: false, pendingPictures: ['heroImage'] },
      ({ announceHero }) => announceHero(),
    ],
  ])(
    'battery 61 %s takes its products in the order of their ids: while it waits for the first, the second is free',
    async (_, fields, ready) => {
      const store = await openStore(fields);
      const work = await ready(store);
      const { started } = await api().db.transaction(async (db) => {
        await lockOf(db, store.first).for('no key update');
        const started = work();
        await statementWaits(api());
        const free = await lockOf(db, store.second).for('no key update', { noWait: true });
        expect(free).toEqual([{ id: store.second }]);
        return { started };
      });
      expect([200, 204]).toContain((await started).status);
    },
  );

  test('R3.8 a picture of a store that stays public waits for no product', async () => {
    const store = await openStore();
    const put = await store.announceHero();
    await api().db.transaction(async (db) => {
      await lockOf(db, store.first).for('no key update');
      expect((await put()).status).toBe(204);
    });
  });
});
