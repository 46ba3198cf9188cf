import { describe, expect, test } from 'vitest';
import { successfulAnswer, fakeCall } from '../../../../tests/support/charts/fake-call.ts';
import {
  sampleFailure,
  sampleId,
  sampleProduct,
  sampleStore,
} from '../../../../tests/support/samples/samples.ts';
import { sampleUserWithRole } from '../../../../tests/support/samples/session-app.ts';
import { createProducerStoreService } from './producer-store.service.ts';

const owner = sampleUserWithRole('producer', 1);
const store = sampleStore({ ownerId: owner.id });
const id = store.id;
const missing = { ok: false, failure: { code: 'NOT_FOUND', status: 404, errors: [] } };

const bulk = (result: object) => ({
  ok: true as const,
  value: {
    message: 'Productos eliminados: 3',
    result: {
      totalProductsFound: 5,
      totalProductsDeleted: 3,
      totalProductsFailed: 2,
      totalImagesDeleted: 7,
      processingTimeMs: 12,
      errors: [],
      deletedProducts: [],
      ...result,
    },
    metadata: { operationType: 'DRY_RUN', executedBy: owner.id, executedAt: 'T', successRate: 60 },
  },
});

describe(createProducerStoreService.name, () => {
  test('R2.6 a store comes with the last of one’s own products in it, and their number', async () => {
    const { call, asked } = fakeCall({
      getPopupStore: successfulAnswer({ popupStore: store }),
      listProducerProducts: successfulAnswer({
        products: [sampleProduct()],
        pagination: { total: 48, hasMore: true },
      }),
    });
    expect(await createProducerStoreService(call, owner).loadProducerStore({ id })).toEqual(
      successfulAnswer({ store, products: [sampleProduct()], total: 48 }),
    );
    expect(asked[1]?.input).toEqual({ query: { popupStoreId: id, limit: 12 } });
  });

  test.each([
    ['its owner', owner, true],
    ['an admin', sampleUserWithRole('admin', 2), true],
    ['another producer', sampleUserWithRole('producer', 3), false],
  ])(
    'R6.3 R2.7 it is there for %s: %s, who as an admin sees what all sell in it',
    async (_, reader, isThere) => {
      const { call } = fakeCall({
        getPopupStore: successfulAnswer({ popupStore: store }),
        listProducerProducts: successfulAnswer({ products: [] }),
        listProducts: successfulAnswer({ products: [sampleProduct()] }),
      });
      const products = reader.role === 'admin' ? [sampleProduct()] : [];
      expect(await createProducerStoreService(call, reader).loadProducerStore({ id })).toEqual(
        isThere ? successfulAnswer({ store, products, total: products.length }) : missing,
      );
    },
  );

  test('R8.16 one that is not there is missing, and what cannot be listed is a failure', async () => {
    const failure = sampleFailure('POPUP_STORE_NOT_FOUND', { status: 404 });
    const gone = fakeCall({
      getPopupStore: { ok: false, failure },
      listProducerProducts: successfulAnswer({ products: [] }),
    });
    expect(await createProducerStoreService(gone.call, owner).loadProducerStore({ id })).toEqual(missing);
    const slow = fakeCall({
      getPopupStore: successfulAnswer({ popupStore: store }),
      listProducerProducts: { ok: false, failure: sampleFailure('TIMEOUT') },
    });
    expect(await createProducerStoreService(slow.call, owner).loadProducerStore({ id })).toEqual({
      ok: false,
      failure: sampleFailure('TIMEOUT'),
    });
  });

  test('R5.13 products are counted without one being touched', async () => {
    const { call, asked } = fakeCall({ deleteAllProducts: bulk({}) });
    expect(await createProducerStoreService(call, owner).countGoods({ id })).toEqual(
      successfulAnswer({ found: 5, foreign: 2 }),
    );
    expect(asked[0]?.input).toEqual({ params: { idOrSlug: id }, query: { dryRun: true } });
  });

  test('R3.15 R7.16 what is deleted and what stays is told, as far as it is understood', async () => {
    const errors = [{ id: sampleId(9), name: 'Taza', message: 'No es tuya.' }];
    for (const [told, kept] of [
      [errors, [{ name: 'Taza', message: 'No es tuya.' }]],
      [['Taza'], []],
    ] as const) {
      const { call, asked } = fakeCall({ deleteAllProducts: bulk({ errors: told }) });
      expect(await createProducerStoreService(call, owner).emptyStore({ id })).toEqual(
        successfulAnswer({ deleted: 3, pictures: 7, kept }),
      );
      expect(asked[0]?.input).toEqual({ params: { idOrSlug: id }, query: { confirm: true } });
    }
  });

  test.each([
    [{ archived: true }, true],
    [{ archived: false }, false],
    [null, false],
  ])('R7.12 a store is deleted, %j', async (value, isArchived) => {
    const { call } = fakeCall({ deletePopupStore: successfulAnswer(value) });
    expect(await createProducerStoreService(call, owner).deleteStore({ id })).toEqual(
      successfulAnswer({ isArchived }),
    );
  });

  test.each(['countGoods', 'emptyStore', 'deleteStore'] as const)('%s may be refused', async (verb) => {
    const refused = { ok: false as const, failure: sampleFailure('POPUP_STORE_NOT_FOUND', { status: 404 }) };
    const { call } = fakeCall({ deleteAllProducts: refused, deletePopupStore: refused });
    expect(await createProducerStoreService(call, owner)[verb]({ id })).toEqual(refused);
  });
});
