import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { DEFAULT_INSTALLATION } from '../../contract/shell/installation.ts';
import { systemClock } from '../../server/clock.ts';
import type { Engine } from '../../server/db/engine.ts';
import { inLane } from '../../server/db/lanes.ts';
import { openPostgres } from '../../server/db/open-postgres.ts';
import { registerPages } from '../../server/pages/pages.plugin.ts';
import { render } from '../../src/entry-server.tsx';
import { startApi, type TestApi } from '../support/api/api.ts';
import { type BreakableProxy, startProxy } from '../support/http/breakable-proxy.ts';
import { createMarketDatabase } from '../support/postgres/test-database.ts';
import type { TestDatabase } from '../support/postgres/postgres-databases.ts';

/** Limit of a test in ms: shorter than any timeout of the connections, so that only the watchdog can answer. */
const SOON = 4_000;

const build = { id: 'b', chunksFor: () => ({ first: ['/assets/entry.js'], rest: [] }) };

describe('a PostgreSQL that hangs', () => {
  let database: TestDatabase;
  let proxy: BreakableProxy;
  let engine: Engine;
  let api: TestApi;
  const outages: string[] = [];

  beforeAll(async () => {
    database = await createMarketDatabase();
    const url = new URL(database.url);
    proxy = await startProxy({ host: url.hostname, port: Number(url.port) });
    url.port = String(proxy.port);
    url.hostname = '127.0.0.1';
    engine = openPostgres(url.href, () => {}, {
      outage: { began: () => outages.push('began'), ended: () => outages.push('ended') },
    });
    api = await startApi(engine, {
      verbs: {
        listNotifications: ({ db }) =>
          db.transaction(async (transaction) => {
            await transaction.execute(sql`set local statement_timeout = 50`);
            await transaction.execute(sql`select pg_sleep(1)`);
            return { notifications: [], pagination: { total: 0, hasMore: false } };
          }),
      },
      pages: (app, call, watch) =>
        registerPages(app, {
          render,
          drawPicture: async () => null,
          builds: { market: build, backOffice: build },
          call,
          watch,
          clock: systemClock,
          installation: DEFAULT_INSTALLATION,
          onChange: async () => async () => {},
          hasLimits: false,
        }),
    });
  });
  afterAll(async () => {
    await api.app.close();
    await engine.close();
    await database.drop();
  });
  const answered = () => vi.waitFor(async () => expect((await api.call('health')).status).toBe(200), SOON);

  test(
    'battery 78 its calls and pages are answered with 503 while it hangs, and the next ones at once',
    async () => {
      const somebody = await api.person();
      await api.call('getCart', {}, somebody);
      const open = proxy.stopUp();
      const first = await Promise.all([
        api.call('userInfo', {}, somebody),
        api.call('addCartItem', { body: { productId: somebody.id, quantity: 1 } }, somebody),
        api.call('listProducts', { query: { facets: true } }),
        api.call('health'),
      ]);
      const page = await api.app.inject({ url: '/products', headers: { accept: 'text/html' } });
      const next = await Promise.all(
        Array.from({ length: 100 }, () => api.call('listProducts', { query: {} })),
      );
      const told = api.log.filter((line) => line.includes('"level":50'));
      open();
      expect(first.map(({ status, headers }) => [status, headers['retry-after']])).toEqual(
        first.map(() => [503, '10']),
      );
      expect([page.statusCode, new Set(next.map(({ status }) => status))]).toEqual([503, new Set([503])]);
      expect([told, outages]).toEqual([[], ['began']]);
    },
    SOON,
  );

  test('battery 78 it serves again when the network is back, by new connections', async () => {
    await answered();
    const somebody = await api.person();
    expect((await api.call('userInfo', {}, somebody)).status).toBe(200);
    await vi.waitFor(async () => {
      expect((await api.call('userInfo', {}, somebody)).status).toBe(200);
      expect(outages).toEqual(['began', 'ended']);
    }, SOON);
  });

  test(
    'battery 78 a transaction that hangs fails, and its connection is not used again',
    async () => {
      const begun = Promise.withResolvers<void>();
      const goOn = Promise.withResolvers<void>();
      const working = engine.db
        .transaction(async (db) => {
          await db.execute(sql`select 1`);
          begun.resolve();
          await goOn.promise;
          await db.execute(sql`select 2`);
        })
        .then(
          () => 'committed',
          () => 'failed',
        );
      await begun.promise;
      const open = proxy.stopUp();
      goOn.resolve();
      expect(await working).toBe('failed');
      open();
      await answered();
    },
    SOON * 2,
  );

  test(
    'battery 78 expensive calls that hold all their connections leave those of the others',
    async () => {
      const end = Promise.withResolvers<void>();
      const expensive = inLane(engine.db, 'expensive');
      const begun = Array.from({ length: 4 }, () => Promise.withResolvers<void>());
      const holders = begun.map(({ resolve }) =>
        expensive.transaction(async () => {
          resolve();
          await end.promise;
        }),
      );
      await Promise.all(begun.map(({ promise }) => promise));
      const somebody = await api.person();
      expect((await api.call('userInfo', {}, somebody)).status).toBe(200);
      expect((await api.call('listProducts', { query: {} })).status).toBe(200);
      expect((await api.call('health')).status).toBe(200);
      const waiting = api.call('listProducts', { query: { facets: true } });
      end.resolve();
      await Promise.all(holders);
      expect((await waiting).status).toBe(200);
    },
    SOON,
  );

  test('battery 78 a call whose statement takes longer than its lane permits is answered with 503', async () => {
    const { status, headers } = await api.call('listNotifications', { query: {} });
    expect([status, headers['retry-after']]).toEqual([503, '10']);
  });
});
