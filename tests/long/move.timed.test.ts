import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client } from 'pg';
import { insertManyOrders } from '../../bench/orders/insert-many-orders.ts';
import { moveMarket } from '../../server/move/move-market.ts';
import { openPostgres } from '../../server/db/open-postgres.ts';
import { fingerprint } from '../support/postgres/row-fingerprint.ts';
import { createTestDatabase, type TestDatabase } from '../support/postgres/postgres-databases.ts';
import { createMarketDatabase } from '../support/postgres/test-database.ts';

/** Orders of one producer; half as many of another come along. */
const OWN_ORDERS = 66_667;

/** Longest time in ms in which a market of 100,000 orders may be read-only. */
const LONGEST = 5_000;

let source: TestDatabase;
let target: TestDatabase;
beforeAll(async () => {
  source = await createMarketDatabase();
  target = await createTestDatabase();
  const engine = openPostgres(source.url, () => {});
  await insertManyOrders(engine.db, OWN_ORDERS);
  await engine.close();
}, 900_000);
afterAll(async () => {
  await source.drop();
  await target.drop();
});

/** Digests of all rows that a move copies. */
async function rowsAt(url: string): Promise<Record<string, string>> {
  const engine = openPostgres(url, () => {});
  try {
    const { published_assets: _, backups: __, ...digests } = await fingerprint(engine.db);
    return digests;
  } finally {
    await engine.close();
  }
}

/** Changes of orders, one after the other, until the database is read-only; their number. */
async function keepChanging(isOver: AbortSignal): Promise<number> {
  let changes = 0;
  while (!isOver.aborted) {
    const client = new Client({ connectionString: source.url });
    client.on('error', () => {});
    try {
      await client.connect();
      for (; !isOver.aborted; changes += 1) {
        await client.query(
          `update orders set updated_at = now() where cart_generation = 1 + floor(random() * 100000)::int`,
        );
        await pause(5);
      }
    } catch {
      await pause(5);
    } finally {
      await client.end().catch(() => {});
    }
  }
  return changes;
}

test('100,000 orders move while orders change; the market is read-only for 5 s at most', async ({
  annotate,
}) => {
  const over = new AbortController();
  const changing = keepChanging(over.signal);
  const said: string[] = [];
  const moved = await moveMarket(source.url, target.url, {
    copyFiles: async () => {},
    elapsed: () => performance.now(),
    report: (text) => said.push(text),
  });
  over.abort();
  const changes = await changing;
  await annotate(
    `${said.join(' ')} ${moved.rows} rows, ${changes} changes, read-only ${moved.readOnly.toFixed(0)} ms`,
  );
  expect(await rowsAt(target.url)).toEqual(await rowsAt(source.url));
  expect(changes).toBeGreaterThan(100);
  expect(moved.readOnly).toBeLessThan(LONGEST);
}, 1_800_000);
