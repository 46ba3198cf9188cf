import { eq } from 'drizzle-orm';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { endpoints } from '../../contract/endpoints.ts';
import type { ProducerProduct } from '../../contract/producer/producer-product.ts';
import { PRODUCT_SORTS } from '../../contract/catalogue/product-sort.ts';
import { requests } from '../../contract/requests.ts';
import { products } from '../../server/db/schema-products.ts';
import { foldText } from '../../server/db/text-folding.ts';
import { popupStores } from '../../server/db/schema-stores.ts';
import { describeApi, type ApiUser, type TestApi, urlOf } from '../support/api/api.ts';
import { INJECTIONS, MOMENTS, NUMBERS, UNUSUAL_TEXTS } from '../support/samples/hostile-texts.ts';
import { addProduct, addStore, inHours, type MarketProductRow } from '../support/api/add-market-rows.ts';
import { fingerprint } from '../support/postgres/row-fingerprint.ts';

type Query = Record<string, string | number | boolean | undefined>;

const list = (api: TestApi, query: Query, as?: ApiUser) => api.call('listProducerProducts', { query }, as);
const namesOf = (data: { products: { name: string }[] }) => data.products.map(({ name }) => name);
const names = async (api: TestApi, query: Query, as: ApiUser) =>
  namesOf((await list(api, query, as)).body.data);

const NAMES = ['Miel', 'Pan', 'Ñora', 'Ánfora'];

/** Twenty products of one producer, visible and hidden, in two stores and without a store, and as many of another. */
async function shelf(api: TestApi) {
  const [owner, rival] = [await api.person('producer'), await api.person('producer')];
  const stores = [await addStore(api, owner), await addStore(api, rival, { status: 'draft' })];
  const rows: MarketProductRow[] = [];
  for (let index = 0; index < 20; index += 1) {
    const fields = {
      name: NAMES[index % 4]!,
      producerName: 'Amparo',
      shortDescription: '',
      priceCents: 100 * (1 + (index % 5)),
      stock: index % 3,
      isActive: index % 2 === 0,
      isReady: index % 7 > 0,
      gallery: index % 5 === 0 ? [`foto-${index}`] : null,
      isPopupStoreExclusive: index % 3 === 0,
      popupStoreId: [stores[0]!.id, stores[1]!.id, null][index % 3]!,
      createdAt: inHours(api, -1 - (index % 6)),
    };
    rows.push(await addProduct(api, owner, fields));
    await addProduct(api, rival, fields);
  }
  return { owner, stores, rows };
}

const asked = fc.record(
  {
    q: fc.constantFrom('miel', 'PAN', 'ñora', 'anfora', 'amparo'),
    minPrice: fc.integer({ min: 0, max: 6 }),
    maxPrice: fc.integer({ min: 0, max: 6 }),
    active: fc.boolean(),
    inStock: fc.boolean(),
    maxStock: fc.integer({ min: 0, max: 3 }),
    inStore: fc.boolean(),
    awaitsPictures: fc.boolean(),
    store: fc.constantFrom(0, 1),
    isBySlug: fc.boolean(),
    sort: fc.constantFrom(...PRODUCT_SORTS),
    limit: fc.integer({ min: 1, max: 25 }),
    offset: fc.integer({ min: 0, max: 25 }),
  },
  { requiredKeys: ['limit', 'offset'] },
);
type Asked = typeof asked extends fc.Arbitrary<infer T> ? T : never;

const down = (a: string, b: string) => (a < b ? 1 : -1);
const newest = (a: MarketProductRow, b: MarketProductRow) =>
  Number(b.createdAt) - Number(a.createdAt) || down(a.id, b.id);
const byName = ({ name }: MarketProductRow) => ['Ánfora', 'Miel', 'Ñora', 'Pan'].indexOf(name);

/**
 * Comparison functions of the sorts; `closing` is the end of a row's store if open, `isForSale` whether it can be bought
 * now.
 */
const ORDERS = (
  closing: (row: MarketProductRow) => number,
  isForSale: (row: MarketProductRow) => boolean,
) => ({
  newest,
  price_asc: (a: MarketProductRow, b: MarketProductRow) => a.priceCents - b.priceCents || down(b.id, a.id),
  price_desc: (a: MarketProductRow, b: MarketProductRow) => b.priceCents - a.priceCents || down(a.id, b.id),
  name: (a: MarketProductRow, b: MarketProductRow) => byName(a) - byName(b) || down(b.id, a.id),
  ending_soon: (a: MarketProductRow, b: MarketProductRow) =>
    Math.sign(closing(a) - closing(b)) || newest(a, b),
  // The search text occurs equally in all matching products.
  relevance: (a: MarketProductRow, b: MarketProductRow) =>
    Number(isForSale(b)) - Number(isForSale(a)) || newest(a, b),
});

describeApi('own products', (api) => {
  test('R7.14 any filters and any sort together give the own rows that each lets through, in pages, exactly counted', async () => {
    const { owner, stores, rows } = await shelf(api());
    const open = stores[0]!;
    const orders = ORDERS(
      (row) => (row.popupStoreId === open.id ? 1 : 2),
      ({ stock, popupStoreId }) => stock > 0 && (popupStoreId === null || popupStoreId === open.id),
    );
    const orderOf = ({ q, sort = q === undefined ? 'newest' : 'relevance' }: Asked) =>
      sort === 'relevance' && q === undefined ? orders.newest : orders[sort];
    const passes = (
      row: MarketProductRow,
      { q, minPrice, maxPrice, active, inStock, store, ...more }: Asked,
    ) =>
      (q === undefined || q === 'amparo' || foldText(row.name) === foldText(q)) &&
      (minPrice === undefined || row.priceCents >= minPrice * 100) &&
      (maxPrice === undefined || row.priceCents <= maxPrice * 100) &&
      (active === undefined || row.isActive === active) &&
      (inStock === undefined || row.stock > 0 === inStock) &&
      (more.maxStock === undefined || row.stock <= more.maxStock) &&
      (more.inStore === undefined || (row.popupStoreId !== null) === more.inStore) &&
      (more.awaitsPictures === undefined || (row.gallery !== null) === more.awaitsPictures) &&
      (store === undefined || row.popupStoreId === stores[store]!.id);
    await fc.assert(
      fc.asyncProperty(asked, async (wish) => {
        const { store, isBySlug, ...plain } = wish;
        const named = store === undefined ? undefined : stores[store];
        const { body } = await list(
          api(),
          {
            ...plain,
            popupStoreId: isBySlug ? undefined : named?.id,
            popupStoreSlug: isBySlug ? named?.slug : undefined,
          },
          owner,
        );
        const expected = rows
          .filter((row) => passes(row, wish))
          .toSorted(orderOf(wish))
          .map(({ id }) => id);
        const { limit, offset } = wish;
        expect(body.data.products.map(({ id }: { id: string }) => id)).toEqual(
          expected.slice(offset, offset + limit),
        );
        expect(body.data.pagination).toEqual({
          total: expected.length,
          hasMore: expected.length > offset + limit,
          asOf: new Date(api().clock.now()).toISOString(),
        });
      }),
      { numRuns: 30 },
    );
  });

  test('R7.14 R3.10 a row is the whole product, with the name of its store', async () => {
    const owner = await api().person('producer');
    const store = await addStore(api(), owner, { name: 'Barro y Cal', status: 'draft', endDate: null });
    const { id } = await addProduct(api(), owner, { popupStoreId: store.id, isActive: false, stock: 0 });
    const loose = await addProduct(api(), owner, { createdAt: inHours(api(), -30) });
    const { data } = (await list(api(), {}, owner)).body;
    const { popupStore, ...product } = (await api().call('getProduct', { params: { id } }, owner)).body.data
      .product;
    expect(data.products).toEqual([
      { ...product, popupStore: { name: 'Barro y Cal', ...popupStore } },
      (await api().call('getProduct', { params: { id: loose.id } })).body.data.product,
    ]);
    expect([product.isActive, product.stock, popupStore.status]).toEqual([false, 0, 'draft']);
  });

  test('R7.15 a row tells how many of its pictures have not come, and that it waits for its thumbnail', async () => {
    const owner = await api().person('producer');
    const createdAt = (hours: number) => inHours(api(), -hours);
    await addProduct(api(), owner, { createdAt: createdAt(1) });
    await addProduct(api(), owner, {
      createdAt: createdAt(2),
      pictureNames: ['a'],
      gallery: ['a', 'b', 'c'],
    });
    await addProduct(api(), owner, { createdAt: createdAt(3), gallery: ['a'], isReady: false });
    const { data } = (await list(api(), {}, owner)).body;
    const told = data.products.map(({ pendingImages, isReady }: ProducerProduct) => [pendingImages, isReady]);
    expect(told).toEqual([
      [undefined, undefined],
      [2, undefined],
      [1, false],
    ]);
  });

  test('R1.3 R6.3 battery 1 it is the own that are listed, for producers and admins; others are refused', async () => {
    const [owner, host, admin] = [
      await api().person('producer'),
      await api().person('producer'),
      await api().person('admin'),
    ];
    const hosting = await addStore(api(), host);
    await addProduct(api(), owner, { name: 'De invitado', popupStoreId: hosting.id });
    await addProduct(api(), admin, { name: 'Del mercado' });
    expect([
      await names(api(), {}, owner),
      await names(api(), {}, host),
      await names(api(), {}, admin),
      await names(api(), { producerId: owner.id }, owner),
      await names(api(), { producerId: owner.id }, host),
      await names(api(), { producerId: owner.id }, admin),
    ]).toEqual([['De invitado'], [], ['Del mercado'], ['De invitado'], [], []]);
    const refused = [await list(api(), {}), await list(api(), {}, await api().person('consumer'))];
    expect(refused.map(({ status, body }) => [status, body.status.code, body.data])).toEqual([
      [401, 'UNAUTHENTICATED', undefined],
      [403, 'FORBIDDEN', undefined],
    ]);
  });

  test('battery 87 all pages together are all products once, while products are added, hidden and shown', async () => {
    const owner = await api().person('producer');
    for (const name of ['a', 'b', 'c', 'd', 'e']) await addProduct(api(), owner, { name });
    const [first] = (await list(api(), { limit: 1 }, owner)).body.data.products;
    const pages = [];
    let asOf: string | undefined;
    for (const offset of [0, 2, 4]) {
      const { data } = (await list(api(), { limit: 2, offset, asOf }, owner)).body;
      asOf = data.pagination.asOf;
      pages.push(data);
      api().clock.turn(1_000);
      await addProduct(api(), owner, { name: 'nuevo', createdAt: new Date(api().clock.now()) });
      const body = { isActive: offset > 0 };
      await api().call('changeProductStatus', { params: { id: first.id }, body }, owner);
    }
    expect(pages.flatMap(namesOf)).toEqual(['e', 'd', 'c', 'b', 'a']);
    expect(pages.map(({ pagination }) => pagination)).toEqual(
      [true, true, false].map((hasMore) => ({ total: 5, hasMore, asOf })),
    );
    expect((await list(api(), {}, owner)).body.data.pagination.total).toBe(8);
  });

  test('R7.14 a search finds words, then words alike, then those very signs, among the own alone', async () => {
    const [owner, rival] = [await api().person('producer'), await api().person('producer')];
    await addProduct(api(), owner, { name: 'Camión 100%', isActive: false });
    await addProduct(api(), owner, { name: 'Cuaderno', shortDescription: 'Para camiones' });
    await addProduct(api(), rival, { name: 'Camión ajeno' });
    const found = (q: string) => names(api(), { q, sort: 'name' }, owner);
    expect([
      await found('CAMION'),
      await found('quaderno'),
      await found('%'),
      await found('_'),
      await found('ajeno'),
    ]).toEqual([['Camión 100%', 'Cuaderno'], ['Cuaderno'], ['Camión 100%'], [], []]);
  });

  test('what was just changed is counted and told at once, by the next call', async () => {
    const owner = await api().person('producer');
    const store = await addStore(api(), owner, { name: 'Antes' });
    const { id } = await addProduct(api(), owner, { popupStoreId: store.id });
    const seen = async () => {
      const { data } = (await list(api(), { active: true, facets: true }, owner)).body;
      return [
        data.pagination.total,
        data.products.map(({ popupStore }: { popupStore: { name: string } }) => popupStore.name),
        data.facets,
      ];
    };
    const facets = (inStock: number, name: string) => ({
      stores: inStock > 0 ? [{ id: store.id, slug: store.slug, name, products: inStock }] : [],
      producers: inStock > 0 ? [{ id: owner.id, name: owner.user.fullName, products: inStock }] : [],
      availability: { inStock, soldOut: 0 },
      categories: [],
      sale: { now: inStock, soon: inStock, any: inStock },
    });
    expect(await seen()).toEqual([1, ['Antes'], facets(1, 'Antes')]);
    await addProduct(api(), owner, { popupStoreId: store.id });
    await api().db.update(popupStores).set({ name: 'Ahora' }).where(eq(popupStores.id, store.id));
    expect(await seen()).toEqual([2, ['Ahora', 'Ahora'], facets(2, 'Ahora')]);
    await api().call('changeProductStatus', { params: { id }, body: { isActive: false } }, owner);
    await api().db.update(products).set({ isActive: false }).where(eq(products.producerId, owner.id));
    expect(await seen()).toEqual([0, [], facets(0, 'Ahora')]);
  });

  test('battery 25 R7.14 hostile values of every name in the query are refused by field or answered with the own, and nothing is written', async () => {
    const [owner, rival] = [await api().person('producer'), await api().person('producer')];
    await addProduct(api(), rival, { name: 'Ajeno' });
    const { id } = await addProduct(api(), owner);
    const before = await fingerprint(api().db);
    const row = endpoints.listProducerProducts;
    const texts = [...INJECTIONS, ...UNUSUAL_TEXTS, ...NUMBERS, ...MOMENTS].filter(
      ({ length }, index) => index % 3 === 0 && length < 1_000,
    );
    const surprises: unknown[] = [];
    for (const field of Object.keys(requests.listProducerProducts.query.schema))
      for (const value of texts) {
        const { statusCode, body } = await api().app.inject({
          method: 'GET',
          url: urlOf(row, {}, { [field]: value }),
          headers: { authorization: `Bearer ${owner.token}` },
        });
        const { status, errors, data } = JSON.parse(body);
        const isRefused =
          statusCode === 422 && errors.length === 1 && errors[0].field === field && data === undefined;
        const isAnswered =
          statusCode === 200 && data.products.every((product: { id: string }) => product.id === id);
        if (!isRefused && !isAnswered) surprises.push([field, value, statusCode, status]);
      }
    expect(surprises).toEqual([]);
    expect(await fingerprint(api().db)).toEqual(before);
  });
});
