import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { QueryOf } from '../../contract/api/call-types.ts';
import { PRODUCT_SORTS } from '../../contract/catalogue/product-sort.ts';
import { type ApiUser, startApi, type TestApi } from '../support/api/api.ts';
import { type ConnectionMemory, connectionMemory } from '../support/postgres/connection-memory.ts';
import { statementsDuring } from '../support/postgres/executed-statements.ts';
import { openTestDatabase } from '../support/postgres/test-database.ts';
import { addProduct, addStore } from '../support/api/add-market-rows.ts';

type Query = QueryOf<'listProducts'>;

const LIMITS = [5, 6, 12, 20, 24, 50, 100, 250];

/** Product list query whose statement differs by number: filters, sort, page size and offset. */
function queryOfKind(kind: number, { id: storeId, slug }: { id: string; slug: string }): Query {
  const bit = (place: number) => ((kind >> place) & 1) === 1;
  const asOf = new Date(Date.now() - 1_000).toISOString();
  return {
    sort: PRODUCT_SORTS[kind % PRODUCT_SORTS.length],
    limit: LIMITS[kind % LIMITS.length],
    ...(bit(0) && { minPrice: 1 }),
    ...(bit(1) && { maxPrice: 90 }),
    ...(bit(2) && { inStock: true }),
    ...(bit(3) && { popupStoreSlug: slug }),
    ...(bit(4) && { open: true }),
    ...(bit(5) && { openOrUpcoming: true }),
    ...(bit(6) && { popupStoreId: storeId }),
    ...(bit(7) && { offset: 1, asOf }),
    ...(bit(8) && { q: 'cuenco' }),
    ...(bit(9) && { active: true }),
    ...(kind % 25 === 0 && { facets: true }),
  };
}

const sumOf = (connections: readonly ConnectionMemory[]) =>
  connections.reduce((sum, { bytes }) => sum + bytes, 0);

describe('lists of many kinds', () => {
  let api: TestApi;
  let producer: ApiUser;
  beforeAll(async () => {
    api = await startApi(await openTestDatabase());
    producer = await api.person('producer');
  });
  afterAll(async () => {
    await api.app.close();
    await api.engine.close();
  });

  const ask = async (query: Query) => {
    const { status } = await api.call('listProducts', { query: query as Record<string, string> });
    return status;
  };

  test('battery 52 what PostgreSQL remembers of lists does not grow with how many kinds of them are asked for', async () => {
    const store = await addStore(api, producer);
    for (const name of ['Cuenco azul', 'Cuenco rojo', 'Taza'])
      await addProduct(api, producer, { name, popupStoreId: store.id });
    const askKinds = async (from: number, to: number) => {
      for (let kind = from; kind < to; kind += 5) {
        const kinds = Array.from({ length: Math.min(5, to - kind) }, (_, next) => kind + next);
        const statuses = await Promise.all(kinds.map((one) => ask(queryOfKind(one, store))));
        expect(statuses).toEqual(kinds.map(() => 200));
      }
    };
    await connectionMemory(api.db);
    // Every seventh kind, for a mix of sorts, sizes and filters.
    for (let kind = 0; kind < 700; kind += 7) await askKinds(kind, kind + 1);
    const few = await connectionMemory(api.db);
    await askKinds(0, 1_000);
    const many = await connectionMemory(api.db);

    expect(sumOf(many) / sumOf(few)).toBeLessThanOrEqual(1.2);
    expect(Math.max(...many.map(({ prepared }) => prepared.length))).toBeLessThanOrEqual(60);
  }, 120_000);

  test('R7.14 a word that thousands of goods have and one that few have are found in every order, page after page', async () => {
    await api.db.execute(sql`
      insert into products (id, producer_id, name, producer_name, short_description, price_cents, stock, created_at, updated_at)
      select gen_random_uuid(), ${producer.id}, case when number <= 30 then 'Hogaza n.º ' else 'Pan n.º ' end || number,
        'Productora', 'De hoy.', 100 + number, 1, now() - interval '1 day', now() - interval '1 day'
      from generate_series(1, 2130) as number`);
    await api.db.execute(sql`analyze products`);
    const asOf = new Date().toISOString();
    for (const sort of PRODUCT_SORTS)
      for (const page of [{}, { offset: 24, asOf }])
        for (const q of ['hogaza', 'pan', 'hogaza', 'pan']) {
          const query = { q, limit: 24, sort, active: true, ...page };
          const { status, body } = await api.call('listProducts', { query });
          // More than 1,000 are not counted further.
          const counted = q === 'pan' ? [1_000, true] : [30, undefined];
          const { total, totalIsBound } = body.data?.pagination ?? {};
          expect([query, status, total, totalIsBound]).toEqual([query, 200, ...counted]);
          expect(body.data.products).toHaveLength(q === 'hogaza' && 'offset' in page ? 6 : 24);
        }
  });

  test.each(LIMITS)(
    'battery 52 a page of %i reads one row more, which says whether another follows',
    async (limit) => {
      const statements = await statementsDuring(api.db, () => ask({ sort: 'newest', active: true, limit }));
      const limits = statements.flatMap((text) =>
        [...text.matchAll(/ limit (\d+)/g)].map(([, rows]) => Number(rows)),
      );
      expect(limits).toContain(limit + 1);
    },
  );

  test('battery 52 the lists that the shop asks for are prepared, under names that PostgreSQL does not cut', async () => {
    const lists = [{ limit: 6 }, { limit: 24 }, { limit: 24, offset: 24, asOf: new Date().toISOString() }];
    for (const list of lists) expect(await ask({ active: true, sort: 'newest', ...list })).toBe(200);
    const prepared = (await connectionMemory(api.db)).flatMap(({ prepared }) => prepared);
    const newestOf = (rows: number) =>
      prepared.filter(({ text }) =>
        text.endsWith(`order by "products"."created_at" desc, "products"."id" desc limit ${rows}`),
      );
    expect(newestOf(7)).not.toEqual([]);
    expect(newestOf(25)).not.toEqual([]);
    expect(prepared.filter(({ text }) => /limit 25 offset \$\d+$/.test(text))).not.toEqual([]);
    expect(Math.max(...prepared.map(({ name }) => name.length))).toBeLessThan(63);
  });
});
