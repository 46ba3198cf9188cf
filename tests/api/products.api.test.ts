import { v7 as newId } from 'uuid';
import { expect, test } from 'vitest';
import { describeApi, type ApiUser, type TestApi } from '../support/api/api.ts';
import { addProduct, addStore, inHours } from '../support/api/add-market-rows.ts';

type Query = Record<string, string | number | boolean>;

const list = (api: TestApi, query: Query, as?: ApiUser) => api.call('listProducts', { query }, as);
const namesOf = (data: { products: { name: string }[] }) => data.products.map(({ name }) => name);
const names = async (api: TestApi, query: Query, as?: ApiUser) =>
  namesOf((await list(api, query, as)).body.data);
const read = (api: TestApi, id: string, as?: ApiUser) => api.call('getProduct', { params: { id } }, as);

describeApi('products', (api) => {
  test('R7.14 R3.10 one product, whole, and the same in a list', async () => {
    const producer = await api().person('producer');
    const store = await addStore(api(), producer);
    const { id } = await addProduct(api(), producer, {
      name: 'Ánfora',
      priceCents: 6_805,
      popupStoreId: store.id,
      pictureNames: ['anfora', 'anfora-2'],
    });
    const product = {
      id,
      name: 'Ánfora',
      producerName: 'Productora',
      producerId: producer.id,
      sellerName: producer.user.fullName,
      shortDescription: 'Sirve para probar.',
      price: 68.05,
      stock: 10,
      thumbnailUrl: '/pictures/anfora.webp',
      imageUrls: ['/pictures/anfora.webp', '/pictures/anfora-2.webp'],
      isActive: true,
      popupStoreId: store.id,
      popupStore: {
        name: 'Tienda de prueba',
        status: 'active',
        startDate: '2026-09-13T10:00:00.000Z',
        endDate: '2026-09-15T10:00:00.000Z',
      },
      isPopupStoreExclusive: false,
      createdAt: '2026-09-13T10:00:00.000Z',
      updatedAt: '2026-09-13T10:00:00.000Z',
      version: 1,
    };
    expect((await read(api(), id)).body.data).toEqual({ product });
    expect((await list(api(), { popupStoreId: store.id })).body.data).toEqual({
      products: [product],
      pagination: { total: 1, hasMore: false, asOf: '2026-09-14T10:00:00.000Z' },
    });
  });

  test('battery 1 battery 6 what is not public is there for its producer, its store and admins alone', async () => {
    const [producer, other, admin] = [
      await api().person('producer'),
      await api().person('producer'),
      await api().person('admin'),
    ];
    const draft = await addStore(api(), producer, { status: 'draft' });
    const products = {
      public: await addProduct(api(), producer),
      inactive: await addProduct(api(), producer, { isActive: false }),
      withoutPictures: await addProduct(api(), producer, { isReady: false }),
      inDraftStore: await addProduct(api(), producer, { popupStoreId: draft.id }),
    };
    const seen: Record<string, number[]> = {};
    for (const [name, { id }] of Object.entries(products)) {
      const answers = [
        await read(api(), id),
        await read(api(), id, other),
        await read(api(), id, producer),
        await read(api(), id, admin),
      ];
      seen[name] = answers.map(({ status }) => status);
    }
    const hidden = [404, 404, 200, 200];
    expect(seen).toEqual({
      public: [200, 200, 200, 200],
      inactive: hidden,
      withoutPictures: hidden,
      inDraftStore: hidden,
    });
    const [missing, unknown] = [await read(api(), products.inactive.id), await read(api(), newId())];
    expect(missing.body).toEqual(unknown.body);
    expect(await names(api(), { producerId: producer.id })).toEqual(['Producto de prueba']);
  });

  test('R7.14 sorts: newest, price, name without accents, ending soon; ties by id', async () => {
    const producer = await api().person('producer');
    const soon = await addStore(api(), producer, { endDate: inHours(api(), 1) });
    const later = await addStore(api(), producer, { endDate: inHours(api(), 9) });
    const over = await addStore(api(), producer, { endDate: inHours(api(), -1) });
    const add = (name: string, priceCents: number, hours: number, popupStoreId: string | null) =>
      addProduct(api(), producer, { name, priceCents, createdAt: inHours(api(), hours), popupStoreId });
    await add('Zumo', 300, -1, later.id);
    await add('Ánfora', 100, -2, over.id);
    await add('Bol', 200, -3, soon.id);
    await add('Cuenco', 200, -3, null);
    const sorted: Record<string, string[]> = {};
    for (const sort of ['newest', 'price_asc', 'price_desc', 'name', 'ending_soon'])
      sorted[sort] = await names(api(), { producerId: producer.id, sort });
    expect(sorted).toEqual({
      newest: ['Zumo', 'Ánfora', 'Cuenco', 'Bol'],
      price_asc: ['Ánfora', 'Bol', 'Cuenco', 'Zumo'],
      price_desc: ['Zumo', 'Cuenco', 'Bol', 'Ánfora'],
      name: ['Ánfora', 'Bol', 'Cuenco', 'Zumo'],
      ending_soon: ['Bol', 'Zumo', 'Ánfora', 'Cuenco'],
    });
  });

  test('R7.14 battery 25 filters by text without accents, price, producer and store; wildcards count as themselves', async () => {
    const producer = await api().person('producer');
    const store = await addStore(api(), producer);
    await addProduct(api(), producer, { name: 'Camión 100%', priceCents: 1_000, popupStoreId: store.id });
    await addProduct(api(), producer, {
      name: 'Cuaderno',
      priceCents: 2_000,
      shortDescription: 'Para camiones',
    });
    const mine = { producerId: producer.id, sort: 'name' };
    expect(await names(api(), { ...mine, q: 'CAMION' })).toEqual(['Camión 100%', 'Cuaderno']);
    expect(await names(api(), { ...mine, q: '%' })).toEqual(['Camión 100%']);
    expect(await names(api(), { ...mine, q: '_' })).toEqual([]);
    expect(await names(api(), { ...mine, q: '\\' })).toEqual([]);
    expect(await names(api(), { ...mine, minPrice: 10.01 })).toEqual(['Cuaderno']);
    expect(await names(api(), { ...mine, maxPrice: 10 })).toEqual(['Camión 100%']);
    expect(await names(api(), { ...mine, minPrice: 20, maxPrice: 10 })).toEqual([]);
    expect(await names(api(), { ...mine, maxPrice: '999999999999' })).toEqual(['Camión 100%', 'Cuaderno']);
    expect(await names(api(), { popupStoreSlug: store.slug })).toEqual(['Camión 100%']);
    expect(await names(api(), { ...mine, popupStoreSlug: '' })).toEqual(['Camión 100%', 'Cuaderno']);
    expect(await names(api(), { popupStoreSlug: 'no-existe' })).toEqual([]);
    expect((await list(api(), { sort: 'precio' })).status).toBe(422);
  });

  test('R3.10 exclusive products are listed with their store, and to producer and admin', async () => {
    const [producer, other, admin] = [
      await api().person('producer'),
      await api().person('producer'),
      await api().person('admin'),
    ];
    const store = await addStore(api(), producer);
    await addProduct(api(), producer, {
      name: 'Exclusivo',
      popupStoreId: store.id,
      isPopupStoreExclusive: true,
    });
    const mine = { producerId: producer.id };
    expect(await names(api(), mine)).toEqual([]);
    expect(await names(api(), mine, other)).toEqual([]);
    expect(await names(api(), { popupStoreId: store.id })).toEqual(['Exclusivo']);
    expect(await names(api(), { popupStoreSlug: store.slug })).toEqual(['Exclusivo']);
    expect(await names(api(), mine, producer)).toEqual(['Exclusivo']);
    expect(await names(api(), mine, admin)).toEqual(['Exclusivo']);
    expect(await names(api(), { ...mine, active: true }, admin)).toEqual([]);
  });

  test('R4.16 inactive products are listed to their producer and to admins, when asked for', async () => {
    const [producer, other, admin] = [
      await api().person('producer'),
      await api().person('producer'),
      await api().person('admin'),
    ];
    await addProduct(api(), producer, { name: 'Retirado', isActive: false });
    await addProduct(api(), producer, { name: 'A la venta' });
    const asked = { producerId: producer.id, active: false };
    const seen = [undefined, other, producer, admin].map((as) => names(api(), asked, as));
    expect(await Promise.all(seen)).toEqual([[], [], ['Retirado'], ['Retirado']]);
    expect(await names(api(), { producerId: producer.id }, producer)).toEqual(['A la venta']);
  });

  test('R7.14 who may see active products alone and asks for those that are not is shown none, nor are they counted', async () => {
    const [producer, shopper] = [await api().person('producer'), await api().person('consumer')];
    const store = await addStore(api(), producer, { slug: 'telar-de-luz' });
    await addProduct(api(), producer, { name: 'Manta', popupStoreId: store.id });
    await addProduct(api(), producer, { name: 'Chal', popupStoreId: store.id, isActive: false });
    const asked: Query[] = [
      { active: false },
      { active: false, popupStoreSlug: store.slug },
      { active: false, producerId: producer.id, sort: 'price_asc' },
      { active: false, q: 'manta' },
      { active: false, inStock: true, facets: true },
    ];
    const seen = [];
    for (const query of asked)
      for (const as of [undefined, shopper]) {
        const { pagination, products } = (await list(api(), query, as)).body.data;
        seen.push([products.length, pagination.total, pagination.hasMore]);
      }
    expect(seen).toEqual(asked.flatMap(() => [undefined, shopper].map(() => [0, 0, false])));
    expect(await names(api(), { popupStoreId: store.id })).toEqual(['Manta']);
    expect(await names(api(), { popupStoreId: store.id, active: true })).toEqual(['Manta']);
  });

  test('R4.16 an admin who asks for nothing in particular is shown all that there is', async () => {
    const [producer, admin] = [await api().person('producer'), await api().person('admin')];
    const store = await addStore(api(), producer);
    const mine = { isPopupStoreExclusive: true, popupStoreId: store.id };
    await addProduct(api(), producer, { name: 'Zurrón exclusivo', ...mine });
    await addProduct(api(), producer, { name: 'Zurrón retirado', isActive: false });

    const sorts = ['newest', 'price_asc', 'price_desc', 'name', 'ending_soon'];
    const asked: Query[] = [{}, ...sorts.map((sort) => ({ sort })), { facets: true }];
    for (const query of asked) {
      const { status, body } = await list(api(), { ...query, limit: 1_000 }, admin);
      expect([query, status]).toEqual([query, 200]);
      const found = namesOf(body.data).filter((name) => name.startsWith('Zurrón'));
      expect(found.toSorted()).toEqual(['Zurrón exclusivo', 'Zurrón retirado']);
    }
    const all = (await list(api(), { limit: 1_000 }, admin)).body.data;
    const later = (await list(api(), { limit: 1_000, offset: 1 }, admin)).body.data;
    expect(namesOf(later)).toEqual(namesOf(all).slice(1));
  });

  test('battery 87 all pages together are all products once, while products are added', async () => {
    const producer = await api().person('producer');
    for (const name of ['a', 'b', 'c', 'd', 'e']) await addProduct(api(), producer, { name });
    const asked = { producerId: producer.id, limit: 2 };
    const first = (await list(api(), asked)).body.data;
    const { asOf } = first.pagination;
    api().clock.turn(1_000);
    await addProduct(api(), producer, { name: 'nuevo', createdAt: new Date(api().clock.now()) });
    const second = (await list(api(), { ...asked, offset: 2, asOf })).body.data;
    const third = (await list(api(), { ...asked, offset: 4, asOf })).body.data;
    const pages = [first, second, third];
    expect(pages.flatMap(namesOf).toSorted()).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(pages.map(({ pagination }) => pagination.hasMore)).toEqual([true, true, false]);
  });

  test('the total of a public list is counted anew after 30 s, and of an admin’s at once', async () => {
    const [producer, admin] = [await api().person('producer'), await api().person('admin')];
    const total = async (as?: ApiUser) =>
      (await list(api(), { producerId: producer.id }, as)).body.data.pagination.total;
    await addProduct(api(), producer);
    const before = await total();
    expect(await total(admin)).toBe(1);
    await addProduct(api(), producer);
    expect(await total(admin)).toBe(2);
    api().clock.turn(29_999);
    const during = await total();
    api().clock.turn(1);
    expect([before, during, await total()]).toEqual([1, 1, 2]);
  });
});
