import { setTimeout as pause } from 'node:timers/promises';
import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Engine } from '../../server/db/engine.ts';
import { openPostgres } from '../../server/db/open-postgres.ts';
import { type ApiAnswer, type ApiUser, startApi, type TestApi } from '../support/api/api.ts';
import { type BreakableProxy, startProxy } from '../support/http/breakable-proxy.ts';
import { createMarketDatabase } from '../support/postgres/test-database.ts';
import { addProduct, checkOutCart, type MarketProductRow } from '../support/api/add-market-rows.ts';
import { brokenMoneyRules } from '../support/api/money-oracles.ts';
import type { TestDatabase } from '../support/postgres/postgres-databases.ts';

const SHOPPERS = 6;
const STOCK = 1_000_000;

describe('a PostgreSQL that goes away under load', () => {
  let database: TestDatabase;
  let proxy: BreakableProxy;
  let engines: Engine[];
  let api: TestApi;
  let product: MarketProductRow;
  beforeAll(async () => {
    database = await createMarketDatabase();
    const url = new URL(database.url);
    proxy = await startProxy({ host: url.hostname, port: Number(url.port) });
    url.host = `127.0.0.1:${proxy.port}`;
    engines = [openPostgres(database.url, () => {}), openPostgres(url.href, () => {})];
    api = await startApi(engines[1]!);
    product = await addProduct(api, await api.person('producer'), { stock: STOCK });
  });
  afterAll(async () => {
    await api.app.close();
    for (const engine of engines) await engine.close();
    await proxy.cut();
    await database.drop();
  });

  /** Shoppers who buy repeatedly and retry after a 503, until stopped. */
  const shop = async () => {
    const counted = new Map<number, number>();
    const keys: { shopper: ApiUser; key: string }[] = [];
    const stopped = new AbortController();
    let longest = 0;
    const untilServed = async (call: () => Promise<ApiAnswer>) => {
      for (;;) {
        const started = performance.now();
        const { status } = await call();
        longest = Math.max(longest, performance.now() - started);
        counted.set(status, (counted.get(status) ?? 0) + 1);
        if (status !== 503) return status;
        await pause(100);
      }
    };
    const people = await Promise.all(Array.from({ length: SHOPPERS }, () => api.person('consumer')));
    const buying = people.map(async (shopper) => {
      while (!stopped.signal.aborted) {
        const key = newId();
        await untilServed(() =>
          api.call('addCartItem', { body: { productId: product.id, quantity: 1 } }, shopper),
        );
        keys.push({ shopper, key });
        await untilServed(() => checkOutCart(api, shopper, key));
      }
    });
    return async () => {
      stopped.abort();
      await Promise.all(buying);
      return { statuses: [...counted.keys()].toSorted((one, other) => one - other), counted, keys, longest };
    };
  };

  const check = async ({ keys }: { keys: { shopper: ApiUser; key: string }[] }) => {
    for (const { shopper, key } of keys) {
      const { body } = await api.call('listOrders', { query: { idempotencyKey: key } }, shopper);
      expect(body.data.orders.length).toBe(1);
    }
    expect(await brokenMoneyRules(engines[0]!.db, { [product.id]: STOCK })).toEqual([]);
  };
  const told = ({ counted, keys, longest }: Awaited<ReturnType<Awaited<ReturnType<typeof shop>>>>) =>
    `${keys.length} orders; answers: ${[...counted].map(([status, count]) => `${status} × ${count}`).join(', ')}; the longest took ${(longest / 1_000).toFixed(1)} s`;

  test('battery 78 cut off for 20 s: 503 meanwhile, then served again, nothing lost and nothing twice', async ({
    annotate,
  }) => {
    const stop = await shop();
    await pause(3_000);
    await proxy.cut();
    await pause(20_000);
    await proxy.mend();
    await pause(3_000);
    const done = await stop();
    await annotate(told(done));
    expect(done.statuses).toEqual([201, 503]);
    await check(done);
  });

  test('battery 78 a network that is quiet for 25 s: 503 meanwhile, then served again, nothing lost and nothing twice', async ({
    annotate,
  }) => {
    const stop = await shop();
    await pause(3_000);
    const open = proxy.stopUp();
    const started = performance.now();
    expect((await api.call('health')).status).toBe(503);
    expect(performance.now() - started).toBeLessThan(5_000);
    await pause(25_000);
    open();
    await pause(5_000);
    expect((await api.call('health')).status).toBe(200);
    const done = await stop();
    await annotate(told(done));
    expect(done.statuses).toEqual([201, 503]);
    await check(done);
  });
});
