import { describe, expect, test } from 'vitest';
import { toListItem, storeCardOf } from '../../../contract/catalogue/list-item.ts';
import { successfulAnswer, fakeCall } from '../../../tests/support/charts/fake-call.ts';
import {
  sampleFailure,
  sampleId,
  sampleProduct,
  sampleStore,
} from '../../../tests/support/samples/samples.ts';
import { createCatalogueService } from './catalogue.service.ts';

const store = sampleStore();
const later = sampleStore({ id: sampleId(10), status: 'scheduled' });
const product = sampleProduct();
const byStart = { sortBy: 'startDate', sortOrder: 'desc' };
const newest = { sort: 'newest', active: true };

describe(createCatalogueService.name, () => {
  test('R9.7 R9.11 home asks for the stores of each moment and for six products, names a store once, and says how many more are open', async () => {
    const { call, asked } = fakeCall({
      listActivePopupStores: (input) =>
        successfulAnswer({
          popupStores: JSON.stringify(input).includes('upcoming') ? [later] : [store],
          pagination: { total: 143, hasMore: true },
        }),
      listProducts: successfulAnswer({ products: [product] }),
    });

    expect(await createCatalogueService(call).loadHome({ idOrSlug: 'la-colmena' })).toEqual(
      successfulAnswer({
        stores: [store, later].map(storeCardOf),
        unseen: 142,
        featured: [toListItem(product)],
      }),
    );
    expect(asked.map(({ input }) => input)).toEqual([
      { query: { ...byStart, when: 'open', limit: 20 } },
      { query: { ...byStart, sortOrder: 'asc', when: 'upcoming', limit: 8 } },
      { query: { ...byStart, sortBy: 'endDate', when: 'ended', limit: 4 } },
      { query: { ...newest, popupStoreSlug: 'la-colmena', limit: 6 } },
    ]);
  });

  test('R4.10 a product tells of its store where the page does not', async () => {
    const { status, startDate, endDate } = store;
    const popupStore = { status, startDate, endDate };
    const [beside, far] = [
      sampleProduct({ popupStore }),
      sampleProduct({ popupStore, popupStoreId: sampleId(77), id: sampleId(78) }),
    ];
    const { call } = fakeCall({
      listActivePopupStores: successfulAnswer({ popupStores: [store] }),
      listProducts: successfulAnswer({ products: [beside, far] }),
      getPopupStore: successfulAnswer({ popupStore: store }),
    });
    const service = createCatalogueService(call);
    const home = await service.loadHome({ idOrSlug: null });
    expect(home.ok && home.value.featured.map((one) => one.popupStore)).toEqual([undefined, popupStore]);
    const page = await service.loadStorePage({ idOrSlug: store.id });
    expect(page.ok && page.value.products.map((one) => one.popupStore)).toEqual([undefined, undefined]);
  });

  test('R5.4 the terms of a sale are asked for by themselves, and the page of the store carries none', async () => {
    const ownerInfo = { name: 'Ana', taxId: '00000001R', payment: [{ kind: 'bizum' }] };
    const popupStore = sampleStore({ ownerInfo, heroImageUrl: '/pictures/a.webp' });
    const { call, asked } = fakeCall({
      getPopupStore: successfulAnswer({ popupStore }),
      listProducts: successfulAnswer({ products: [] }),
    });
    const service = createCatalogueService(call);
    expect(await service.loadSaleTerms({ idOrSlug: 'la-colmena' })).toEqual(
      successfulAnswer({ name: 'La Colmena', slug: 'la-colmena', ownerInfo }),
    );
    expect(asked).toEqual([{ name: 'getPopupStore', input: { params: { id: 'la-colmena' } } }]);
    const page = await service.loadStorePage({ idOrSlug: 'la-colmena' });
    expect(page.ok && page.value.store).toEqual({ ...popupStore, ownerInfo: { name: 'Ana' } });
  });

  test.each([
    ['is not there', { ok: false, failure: sampleFailure('POPUP_STORE_NOT_FOUND', { status: 404 }) }],
    ['no shopper sees', successfulAnswer({ popupStore: sampleStore({ status: 'draft' }) })],
  ] as const)('R8.16 the terms of a store that %s are not there', async (_, answer) => {
    const { call } = fakeCall({ getPopupStore: answer });
    expect(await createCatalogueService(call).loadSaleTerms({ idOrSlug: 'la-colmena' })).toEqual({
      ok: false,
      failure: { code: 'NOT_FOUND', status: 404, errors: [] },
    });
  });

  test('home fails as a whole', async () => {
    const failure = sampleFailure('UNAVAILABLE', { status: 503 });
    const { call } = fakeCall({
      listActivePopupStores: successfulAnswer({ popupStores: [] }),
      listProducts: { ok: false, failure },
    });

    expect(await createCatalogueService(call).loadHome({ idOrSlug: null })).toEqual({ ok: false, failure });
  });

  test('R9.14 stores are searched and chosen by category', async () => {
    const { call, asked } = fakeCall({
      listActivePopupStores: successfulAnswer({
        popupStores: [store],
        pagination: { total: 1, hasMore: false },
      }),
    });
    const query = { q: 'miel', categories: ['Comida'], offset: 20, when: 'all' } as const;

    expect(
      await createCatalogueService(call).listStores({
        query: { ...query, categories: ['Comida'] },
        limit: 20,
        asOf: 'T',
      }),
    ).toEqual(successfulAnswer({ items: [store], pagination: { total: 1, hasMore: false } }));
    expect(asked[0]?.input).toEqual({ query: { ...query, limit: 20, asOf: 'T' } });
  });

  test('R9.9 the same list of stores is asked for again after five minutes, another one at once', async () => {
    const { call, asked } = fakeCall({ listActivePopupStores: successfulAnswer({ popupStores: [store] }) });
    let now = 0;
    const { listStores } = createCatalogueService(call, { cacheTime: 300_000, now: () => now });
    const asks: number[] = [];
    for (const [moment, q] of [
      [0, ''],
      [299_999, ''],
      [299_999, 'pan'],
      [300_000, ''],
    ] as const) {
      now = moment;
      await listStores({ query: { q }, limit: 20, asOf: null });
      asks.push(asked.length);
    }
    expect(asks).toEqual([1, 1, 2, 3]);
  });

  test('R9.9 a failure is not kept', async () => {
    const failure = sampleFailure('UNAVAILABLE', { status: 503 });
    const { call, asked } = fakeCall({ listActivePopupStores: { ok: false, failure } });
    const { listStores } = createCatalogueService(call, { cacheTime: 300_000 });
    for (let count = 0; count < 2; count += 1) await listStores({ query: {}, limit: 20, asOf: null });
    expect(asked.length).toEqual(2);
  });

  test('R2.17 a store’s page brings its first products, by id or slug', async () => {
    const { call, asked } = fakeCall({
      getPopupStore: successfulAnswer({ popupStore: store }),
      listProducts: successfulAnswer({ products: [product] }),
    });

    expect(await createCatalogueService(call).loadStorePage({ idOrSlug: 'la-colmena' })).toEqual(
      successfulAnswer({ store, products: [toListItem(product)], pagination: null }),
    );
    expect(asked).toEqual([
      { name: 'getPopupStore', input: { params: { id: 'la-colmena' } } },
      { name: 'listProducts', input: { query: { ...newest, popupStoreSlug: 'la-colmena', limit: 16 } } },
    ]);
  });

  test.each(['draft', 'archived'] as const)(
    'R7.9 a store that is %s has no page, whoever asks',
    async (status) => {
      const { call } = fakeCall({
        getPopupStore: successfulAnswer({ popupStore: sampleStore({ status }) }),
        listProducts: successfulAnswer({ products: [product] }),
      });

      expect(await createCatalogueService(call).loadStorePage({ idOrSlug: 'la-colmena' })).toEqual({
        ok: false,
        failure: { code: 'NOT_FOUND', status: 404, errors: [] },
      });
    },
  );

  test('a store that nobody may see is not found', async () => {
    const failure = sampleFailure('POPUP_STORE_NOT_FOUND', { status: 404 });
    const { call } = fakeCall({
      getPopupStore: { ok: false, failure },
      listProducts: successfulAnswer({ products: [] }),
    });

    expect(await createCatalogueService(call).loadStorePage({ idOrSlug: 'nada' })).toEqual({
      ok: false,
      failure: { ...failure, code: 'NOT_FOUND' },
    });
  });
});
