import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asc } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { orderStatusOf } from '../contract/lifecycles/order.lifecycle.ts';
import { describeApi } from '../tests/support/api/api.ts';
import { brokenMoneyRules } from '../tests/support/api/money-oracles.ts';
import { products } from '../server/db/schema-products.ts';
import { popupStores } from '../server/db/schema-stores.ts';
import { folderBlobs } from '../server/storage/folder-blobs.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './demo-accounts.ts';
import { DEMO_MARKET } from './demo-market.ts';
import { isEmptyMarket, seedDemoMarket } from './seed-demo-market.ts';

const folder = mkdtempSync(join(tmpdir(), 'tenderete-demo-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describeApi('demo market', (api) => {
  test('it is made whole in an empty database, and what can be read of it is right', async () => {
    const { db, clock } = api();
    const blobs = folderBlobs(folder);
    expect(await isEmptyMarket(db)).toBe(true);
    const pictures = new Set(await seedDemoMarket({ db, clock, blobs }));
    expect(await isEmptyMarket(db)).toBe(false);

    const login = await api().call('login', {
      body: { username: DEMO_ACCOUNTS[0].email, password: DEMO_PASSWORD },
    });
    expect(login.status).toBe(200);
    const admin = await api().person('admin');
    const { orders, pagination } = (await api().call('listOrders', { query: { limit: 100 } }, admin)).body
      .data;
    expect(pagination.total).toBe(DEMO_MARKET.orders.length);
    for (const { status, items, createdAt } of orders) {
      const ofLines = orderStatusOf(items.map((item: { status: 'pending' }) => item.status));
      expect(status === 'completed' ? 'delivered' : status).toBe(ofLines);
      expect(Date.parse(createdAt)).toBeLessThan(clock.now());
    }
    expect(await brokenMoneyRules(db, {})).toEqual([]);

    const told = { params: { id: 'la-colmena' } };
    const { views, visitors, series } = (await api().call('getPopupStoreAnalytics', told, admin)).body.data
      .analytics;
    expect(visitors > 100 && views > visitors).toBe(true);
    expect(series.filter((day: { views: number }) => day.views > 0).length > 1).toBe(true);

    const open = DEMO_MARKET.stores.filter(({ status }) => status === 'active').map(({ slug }) => slug);
    const listed = (await api().call('listActivePopupStores')).body.data.popupStores.map(
      ({ slug }: { slug: string }) => slug,
    );
    expect(listed.filter((slug: string) => !open.includes(slug))).toEqual([]);
    const made = await db
      .select({ ownerId: popupStores.ownerId, createdBy: popupStores.createdBy })
      .from(popupStores);
    expect(made.filter(({ ownerId, createdBy }) => createdBy !== ownerId)).toEqual([]);
    const shown = await db.select({ names: products.pictureNames }).from(products);
    expect(shown.flatMap(({ names }) => names).filter((name) => !pictures.has(name))).toEqual([]);
  });

  test('ids are the same everywhere, and a second market is refused whole', async () => {
    const { db, clock } = api();
    const [first] = await db.select({ id: products.id }).from(products).orderBy(asc(products.id)).limit(1);
    expect(first?.id).toMatch(/^019b76da-a800-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
    await expect(seedDemoMarket({ db, clock, blobs: folderBlobs(folder) })).rejects.toThrow(
      /insert into "users"/,
    );
  });
});
