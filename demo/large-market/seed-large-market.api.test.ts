import { count, eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { describeApi, type TestApi } from '../../tests/support/api/api.ts';
import { PASSWORD } from '../../tests/support/api/users.ts';
import { users } from '../../server/db/schema-auth.ts';
import { products } from '../../server/db/schema-products.ts';
import { popupStores } from '../../server/db/schema-stores.ts';
import { DEMO_PASSWORD } from '../demo-accounts.ts';
import { seedLargeMarket } from './seed-large-market.ts';

async function counts({ db }: TestApi) {
  const [ofProducts] = await db.select({ rows: count() }).from(products);
  const [ofStores] = await db.select({ rows: count() }).from(popupStores);
  const [ofPeople] = await db.select({ rows: count() }).from(users).where(eq(users.role, 'producer'));
  return [ofProducts?.rows, ofStores?.rows, ofPeople?.rows];
}

describeApi('large market', (api) => {
  test('it has exactly the products asked for, and they are found and read like any other', async () => {
    await seedLargeMarket(api(), { products: 600, seed: 'feria' });
    expect(await counts(api())).toEqual([600, 3, 2]);
    const all = (await api().call('listProducts', { query: { limit: 1_000 } })).body.data;
    expect(all.products).toHaveLength(all.pagination.total);
    const [first] = all.products;
    expect((await api().call('getProduct', { params: { id: first.id } })).body.data).toEqual({
      product: first,
    });
    const login = { username: 'puesto-feria-1@tenderete.example' };
    expect((await api().call('login', { body: { ...login, password: DEMO_PASSWORD } })).status).toBe(200);
    expect((await api().call('login', { body: { ...login, password: PASSWORD } })).status).toBe(401);
  });

  test('statistics are there for the planner', async () => {
    const { rows } = (await api().db.execute(
      sql`select reltuples::int as rows from pg_class where relname = 'products'`,
    )) as unknown as { rows: { rows: number }[] };
    expect(rows).toEqual([{ rows: 600 }]);
  });

  test('a second market of the same seed is refused whole, one of another seed is added', async () => {
    await expect(seedLargeMarket(api(), { products: 10, seed: 'feria' })).rejects.toThrow(
      /insert into "users"/,
    );
    await seedLargeMarket(api(), { products: 10, seed: 'otra' });
    expect(await counts(api())).toEqual([610, 4, 3]);
  });
});
