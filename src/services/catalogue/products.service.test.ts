import { describe, expect, test } from 'vitest';
import { toListItem } from '../../../contract/catalogue/list-item.ts';
import { successfulAnswer, fakeCall } from '../../../tests/support/charts/fake-call.ts';
import {
  sampleFailure,
  sampleId,
  sampleProduct,
  sampleStore,
} from '../../../tests/support/samples/samples.ts';
import { createProductsService } from './products.service.ts';

const product = sampleProduct();
const pagination = { total: 1, hasMore: false };
const missing = { ok: false, failure: sampleFailure('NOT_FOUND', { status: 404 }) } as const;

describe(createProductsService.name, () => {
  test('R7.14 R9.11 it lists the products on sale, newest first, and sends no blank filter', async () => {
    const { call, asked } = fakeCall({ listProducts: successfulAnswer({ products: [product], pagination }) });
    const query = { q: '', minPrice: 0, store: undefined };

    expect(await createProductsService(call).listProducts({ query, limit: 24, asOf: null })).toEqual(
      successfulAnswer({ items: [toListItem(product)], pagination }),
    );
    expect(asked).toEqual([
      { name: 'listProducts', input: { query: { sort: 'newest', minPrice: 0, active: true, limit: 24 } } },
    ]);
  });

  test.each([
    [sampleId(1), { popupStoreId: sampleId(1) }],
    ['la-colmena', { popupStoreSlug: 'la-colmena' }],
  ])('R5.15 the store %s goes by its form', async (store, filter) => {
    const { call, asked } = fakeCall({ listProducts: successfulAnswer({ products: [] }) });
    await createProductsService(call).listProducts({
      query: { store, sort: 'name', offset: 24 },
      limit: 24,
      asOf: 'T',
    });

    expect(asked[0]?.input).toEqual({
      query: { sort: 'name', offset: 24, ...filter, active: true, limit: 24, asOf: 'T' },
    });
  });

  test('R7.14 a product comes with its store and up to four others of it', async () => {
    const others = [10, 11, 12, 13, 14].map((number) => sampleProduct({ id: sampleId(number) }));
    const { call } = fakeCall({
      getProduct: successfulAnswer({ product }),
      getPopupStore: successfulAnswer({ popupStore: sampleStore() }),
      listProducts: successfulAnswer({ products: [product, ...others.slice(0, 4)] }),
    });

    expect(await createProductsService(call).loadProduct({ id: product.id })).toEqual(
      successfulAnswer({ product, store: sampleStore(), related: others.slice(0, 4).map(toListItem) }),
    );
  });

  test('a product without a store has its producer’s others; what cannot be had beside it does not hinder it', async () => {
    const loose = sampleProduct({ popupStoreId: null });
    const { call, asked } = fakeCall({
      getProduct: successfulAnswer({ product: loose }),
      listProducts: missing,
    });

    expect(await createProductsService(call).loadProduct({ id: loose.id })).toEqual(
      successfulAnswer({ product: loose, store: null, related: [] }),
    );
    expect(asked[1]?.input).toEqual({
      query: { sort: 'newest', producerId: sampleId(3), active: true, limit: 5 },
    });
  });

  test.each([
    ['is switched off', { isActive: false }],
    ['stands in a draft', { popupStore: { status: 'draft', startDate: null, endDate: null } }],
    ['stands in an archived store', { popupStore: { status: 'archived', startDate: null, endDate: null } }],
  ] as const)('R7.14 a product that %s is not there, whoever asks', async (_, hidden) => {
    const { call, asked } = fakeCall({ getProduct: successfulAnswer({ product: sampleProduct(hidden) }) });
    expect(await createProductsService(call).loadProduct({ id: product.id })).toEqual({
      ok: false,
      failure: { code: 'NOT_FOUND', status: 404, errors: [] },
    });
    expect(asked.length).toBe(1);
  });

  test('a product that is not there is a failure', async () => {
    const { call } = fakeCall({ getProduct: missing });
    expect(await createProductsService(call).loadProduct({ id: product.id })).toEqual(missing);
  });
});
