import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { insertManyOrders } from '../../bench/orders/insert-many-orders.ts';
import { seedLargeMarket } from '../../demo/large-market/seed-large-market.ts';
import { type ApiUser, describeApi } from '../support/api/api.ts';

/** Products of the market, of which a part is not public. */
const PRODUCTS = 12_000;
const ORDERS = 2_400;

describeApi('counts of a market with more than is counted', (api) => {
  let admin: ApiUser;
  let inPublic: number;
  beforeAll(async () => {
    const { db, clock } = api();
    clock.set(new Date().toISOString());
    await seedLargeMarket({ db, clock }, { products: PRODUCTS, seed: 'counts' });
    await db.execute(sql`update products set is_active = true, is_popup_store_exclusive = false`);
    await insertManyOrders(db, (ORDERS * 2) / 3, 'completed');
    admin = await api().person('admin');
    const { rows } = (await db.execute(
      sql`select count(*)::int as listed from products where is_listed`,
    )) as unknown as { rows: { listed: number }[] };
    inPublic = rows[0]?.listed ?? 0;
  }, 120_000);
  const list = async (query: object, as?: ApiUser) =>
    (await api().call('listProducts', { query }, as)).body.data;

  test('R7.14 the whole market is counted exactly, a filtered list up to 1,000', async () => {
    expect(inPublic).toBeGreaterThan(10_000);
    const totals = [
      (await list({ limit: 1 })).pagination,
      (await list({ limit: 1, minPrice: 1 })).pagination,
      (await list({ limit: 1, minPrice: 1 }, admin)).pagination,
      (await list({ limit: 1 }, admin)).pagination,
    ].map(({ total, totalIsBound }) => [total, totalIsBound]);
    expect(totals).toEqual([
      [inPublic, undefined],
      [1_000, true],
      [1_000, true],
      [PRODUCTS, undefined],
    ]);
  });

  test('R7.14 facets of many products count some of them and say so, those of the market count all', async () => {
    const sumOf = ({ availability }: { availability: { inStock: number; soldOut: number } }) =>
      availability.inStock + availability.soldOut;
    const [filtered, whole] = [
      (await list({ limit: 1, facets: true, minPrice: 1 })).facets,
      (await list({ limit: 1, facets: true })).facets,
    ];
    expect([filtered.isBound, sumOf(filtered), whole.isBound, sumOf(whole)]).toEqual([
      true,
      2_000,
      undefined,
      inPublic,
    ]);
  });

  test('battery 87 the pages of a public list end at its 10,000th product, those of an admin do not', async () => {
    const at = async (offset: number, as?: ApiUser) => {
      const { products, pagination } = await list({ limit: 24, offset }, as);
      return [products.length, pagination.hasMore];
    };
    expect([await at(9_960), await at(9_990), await at(10_000), await at(10_000, admin)]).toEqual([
      [24, true],
      [10, false],
      [0, false],
      [24, true],
    ]);
  });

  test('battery 87 pages that are skipped in the index are those that follow the ones before', async () => {
    const idsAt = async (offset: number, limit: number) =>
      (await list({ limit, offset })).products.map(({ id }: { id: string }) => id);
    const all = [...(await idsAt(0, 1_000)), ...(await idsAt(1_000, 24))];
    expect(await idsAt(990, 34)).toEqual(all.slice(990));
  });

  test('R7.18 orders of a status are counted exactly; filters count up to 2,000 of them and say so', async () => {
    const answerOf = async (query: object) => {
      const { pagination, counts } = (await api().call('listOrders', { query }, admin)).body.data;
      return [pagination.total, pagination.totalIsBound, counts.completed, counts.pending];
    };
    expect(await answerOf({ limit: 5 })).toEqual([ORDERS, undefined, ORDERS, 0]);
    expect(await answerOf({ limit: 5, q: 'persona' })).toEqual([1_000, true, 2_001, 0]);
    expect(await answerOf({ limit: 5, status: 'pending' })).toEqual([0, undefined, ORDERS, 0]);
  });
});
