import * as fc from 'fast-check';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { foldedTextSql } from '../../server/db/columns.ts';
import { rowsOf } from '../../server/db/database.ts';
import { foldText } from '../../server/db/text-folding.ts';
import { describeApi, type TestApi } from '../support/api/api.ts';
import { addProduct, addStore, inHours, type MarketProductRow } from '../support/api/add-market-rows.ts';

const NAMES = ['Miel', 'Pan', 'Ñora'];

/** Twenty-four products of two producers in two stores and without a store. */
async function shelf(api: TestApi) {
  const producers = [await api.person('producer'), await api.person('producer')];
  const stores = [await addStore(api, producers[0]!), await addStore(api, producers[1]!)];
  const rows: MarketProductRow[] = [];
  for (let index = 0; index < 24; index += 1) {
    rows.push(
      await addProduct(api, producers[index % 2]!, {
        name: NAMES[index % 3]!,
        producerName: 'Amparo',
        shortDescription: '',
        priceCents: 100 * (1 + (index % 5)),
        stock: index % 4,
        popupStoreId: [stores[0]!.id, stores[1]!.id, null][index % 3]!,
        createdAt: inHours(api, -index),
      }),
    );
  }
  return { producers, stores, rows };
}

const asked = fc.record(
  {
    q: fc.constantFrom('miel', 'pan', 'ñora', 'amparo'),
    minPrice: fc.integer({ min: 0, max: 6 }),
    maxPrice: fc.integer({ min: 0, max: 6 }),
    inStock: fc.boolean(),
    producer: fc.constantFrom(0, 1),
    store: fc.constantFrom(0, 1),
    limit: fc.integer({ min: 1, max: 30 }),
    offset: fc.integer({ min: 0, max: 30 }),
    byAdmin: fc.boolean(),
  },
  { requiredKeys: ['limit', 'offset', 'byAdmin'] },
);
type Asked = typeof asked extends fc.Arbitrary<infer T> ? T : never;

describeApi('product filters', (api) => {
  test('R7.14 any filters together give what each of them lets through, newest first, in pages, for everybody and for an admin', async () => {
    const { producers, stores, rows } = await shelf(api());
    const admin = await api().person('admin');
    const passes = (row: MarketProductRow, { q, minPrice, maxPrice, inStock, producer, store }: Asked) =>
      (q === undefined || q === 'amparo' || foldText(row.name) === q) &&
      (minPrice === undefined || row.priceCents >= minPrice * 100) &&
      (maxPrice === undefined || row.priceCents <= maxPrice * 100) &&
      (inStock === undefined || row.stock > 0 === inStock) &&
      (producer === undefined || row.producerId === producers[producer]!.id) &&
      (store === undefined || row.popupStoreId === stores[store]!.id);
    await fc.assert(
      fc.asyncProperty(asked, async (wish) => {
        const { producer, store, byAdmin, ...plain } = wish;
        const query = {
          sort: 'newest' as const,
          ...plain,
          producerId: producer === undefined ? undefined : producers[producer]!.id,
          popupStoreId: store === undefined ? undefined : stores[store]!.id,
        };
        const { body } = await api().call('listProducts', { query }, byAdmin ? admin : undefined);
        const expected = rows.filter((row) => passes(row, wish));
        const page = expected.slice(wish.offset, wish.offset + wish.limit);
        expect(body.data.products.map(({ id }: { id: string }) => id)).toEqual(page.map(({ id }) => id));
        expect([body.data.pagination.total, body.data.pagination.hasMore]).toEqual([
          expected.length,
          expected.length > wish.offset + wish.limit,
        ]);
      }),
      { numRuns: 60 },
    );
  });

  test('R7.14 facets count what each choice would bring, most first, producers by their account’s name; a filter does not narrow its own', async () => {
    const producer = await api().person('producer', { fullName: 'Lola' });
    const other = await api().person('producer', { fullName: 'Otra' });
    const [large, small] = [
      await addStore(api(), producer, { name: 'Grande', categories: ['Música', 'Juguetes'] }),
      await addStore(api(), producer, {
        name: 'Pequeña',
        categories: ['Juguetes'],
        startDate: inHours(api(), 5),
      }),
    ];
    const add = (popupStoreId: string | null, more: Partial<MarketProductRow> = {}) =>
      addProduct(api(), producer, { name: 'Zambomba', producerName: 'Lola', popupStoreId, ...more });
    await add(large.id);
    await add(large.id, { stock: 0 });
    await add(large.id, { isPopupStoreExclusive: true });
    await add(small.id);
    await add(null, { producerName: 'Taller Zeta' });
    await addProduct(api(), other, { name: 'Zambomba', producerName: 'Juguetes El Trompo' });
    const facets = async (query: Record<string, string | boolean>) =>
      (await api().call('listProducts', { query: { q: 'zambomba', facets: true, ...query } })).body.data
        .facets;
    const stores = [
      { id: large.id, slug: large.slug, name: 'Grande', products: 3 },
      { id: small.id, slug: small.slug, name: 'Pequeña', products: 1 },
    ];
    const lola = { id: producer.id, name: 'Lola' };
    expect(await facets({})).toEqual({
      stores,
      producers: [
        { ...lola, products: 4 },
        { id: other.id, name: 'Otra', products: 1 },
      ],
      availability: { inStock: 4, soldOut: 1 },
      categories: [
        { name: 'Juguetes', products: 3 },
        { name: 'Música', products: 2 },
      ],
      sale: { now: 3, soon: 4, any: 5 },
    });
    expect(await facets({ popupStoreId: large.id, inStock: true })).toEqual({
      stores: [{ ...stores[0], products: 2 }, stores[1]],
      producers: [{ ...lola, products: 2 }],
      availability: { inStock: 2, soldOut: 1 },
      categories: [
        { name: 'Juguetes', products: 2 },
        { name: 'Música', products: 2 },
      ],
      sale: { now: 2, soon: 2, any: 2 },
    });
    // Sold out and for sale now exclude each other; each of the two facets ignores its own filter.
    expect(await facets({ inStock: false, open: true })).toEqual({
      stores: [],
      producers: [],
      availability: { inStock: 3, soldOut: 0 },
      categories: [],
      sale: { now: 0, soon: 0, any: 1 },
    });
    const found = async (query: Record<string, string | boolean>) =>
      (await api().call('listProducts', { query: { q: 'zambomba', ...query } })).body.data.pagination.total;
    expect([
      await found({ open: true }),
      await found({ open: false }),
      await found({ openOrUpcoming: true }),
      await found({ categories: 'Música' }),
      await found({ categories: 'Música,Juguetes', open: true }),
      await found({ inStock: false, open: true }),
      await found({ inStock: false, open: false }),
    ]).toEqual([3, 2, 4, 2, 1, 0, 1]);
    expect(await facets({ q: 'xilófono' })).toEqual({
      stores: [],
      producers: [],
      availability: { inStock: 0, soldOut: 0 },
      categories: [],
      sale: { now: 0, soon: 0, any: 0 },
    });
  });

  test('the database folds as the server does', async () => {
    const letters = fc.string({
      unit: fc.constantFrom(...'aáàâãäåçcéêíîñnóôõöúûüýÿzÁÀÇÉÑNÓÖÚÜÝZ ß%_\\'.split('')),
      maxLength: 60,
    });
    const texts = fc.sample(letters, 300);
    const rows = await rowsOf<{ folded: string }>(
      api().db,
      sql`select ${foldedTextSql('text')} as folded from jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb)
        with ordinality as given(text, place) order by place`,
    );
    expect(rows.map((row) => row.folded)).toEqual(texts.map(foldText));
  });
});
