import { setTimeout as pause } from 'node:timers/promises';
import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedLargeMarket } from '../../demo/large-market/seed-large-market.ts';
import { systemClock } from '../../server/clock.ts';
import { openPostgres } from '../../server/db/open-postgres.ts';
import { applyMigrations } from '../../server/db/run-migrations.ts';
import { type Migration, releaseSchema } from '../../server/db/schema-version.ts';
import { type CrashTestMarket, makeCrashTestMarket } from '../support/api/crash-test-market.ts';
import { askOverHttp, shopperAt } from '../support/http/market-over-http.ts';

const PRODUCTS = 100_000;

/** Longest time in ms that a request of a shopper may take during an upgrade. */
const LONGEST = 1_000;

/** Migrations of an imaginary next release, of each kind that the rules allow on the largest tables. */
const UPGRADE = [
  'ALTER TABLE "products" ADD COLUMN "origin" text, ADD COLUMN "is_seasonal" boolean DEFAULT false NOT NULL',
  'CREATE INDEX CONCURRENTLY "products_origin_index" ON "products" USING btree ("origin", "name")',
  'CREATE INDEX CONCURRENTLY "products_words_index" ON "products" USING gin (to_tsvector(\'spanish\', "name"))',
  'ALTER TABLE "products" ADD CONSTRAINT "origin_is_short" CHECK (length("origin") < 200) NOT VALID',
  'ALTER TABLE "products" VALIDATE CONSTRAINT "origin_is_short"',
  'ALTER TABLE "orders" ADD COLUMN "origin" text',
  'CREATE INDEX CONCURRENTLY "orders_origin_index" ON "orders" USING btree ("origin")',
  'CREATE TABLE "origins" ("id" uuid PRIMARY KEY, "product_id" uuid NOT NULL)',
  'DROP INDEX CONCURRENTLY IF EXISTS "products_words_index"',
];

const NEWEST = releaseSchema();
const upgrade = UPGRADE.map((statement, index): Migration => ({
  number: NEWEST.number + 1 + index,
  tag: `upgrade_${index}`,
  hash: `upgrade_${index}`,
  when: NEWEST.when + 1 + index,
  statements: [statement],
}));

let market: CrashTestMarket;
beforeAll(async () => {
  market = await makeCrashTestMarket('given');
  const engine = openPostgres(market.env.DATABASE_URL ?? '', () => {});
  await seedLargeMarket({ db: engine.db, clock: systemClock }, { products: PRODUCTS, seed: 'feria' });
  await engine.close();
}, 900_000);
afterAll(() => market.remove());

/** Reads a list and a product, fills the cart and pays, again and again; the time of each request in ms. */
async function keepShopping(url: string, token: string, isOver: () => boolean): Promise<number[]> {
  const times: number[] = [];
  const timed = async (expected: number, call: () => Promise<{ status: number }>) => {
    const start = performance.now();
    const { status } = await call();
    times.push(performance.now() - start);
    expect(status).toBe(expected);
  };
  const [productId = ''] = market.productIds;
  const shopper = shopperAt(url, token);
  const item = { productId, quantity: 1 };
  while (!isOver()) {
    await timed(200, () => askOverHttp(url, 'GET', '/products?limit=20'));
    await timed(200, () => askOverHttp(url, 'GET', `/products/${productId}`));
    await timed(201, () => askOverHttp(url, 'POST', '/carts/items', { token, body: item }));
    await timed(201, () => shopper.pay(newId()));
    await pause(20);
  }
  return times;
}

test('migrations of 100,000 products run beside a shopper, who waits 1 s at most', async ({ annotate }) => {
  const server = await market.start();
  const [token = ''] = await market.tokens();
  let isOver = false;
  const shopping = keepShopping(server.url, token, () => isOver);
  await pause(2_000);
  const start = performance.now();
  const upgrading = applyMigrations(market.env.DATABASE_URL ?? '', () => {}, upgrade)
    .then(() => performance.now() - start)
    .finally(() => {
      isOver = true;
    });
  const [times, took] = await Promise.all([shopping, upgrading]);
  const longest = Math.max(...times);
  await annotate(
    `${UPGRADE.length} migrations in ${Math.round(took)} ms; ${times.length} requests, the longest ${Math.round(longest)} ms`,
  );
  expect(times.length).toBeGreaterThan(100);
  expect(longest).toBeLessThan(LONGEST);
  expect(await market.audit()).toEqual([]);
}, 600_000);
