import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { announceChange } from '../../server/db/change-feed.ts';
import { isDatabaseUnreachable } from '../../server/db/database-error.ts';
import type { Changes, Engine } from '../../server/db/engine.ts';
import { openPostgres } from '../../server/db/open-postgres.ts';
import { startApi, type TestApi } from '../support/api/api.ts';
import { type BreakableProxy, startProxy } from '../support/http/breakable-proxy.ts';
import { createTestDatabase, type TestDatabase } from '../support/postgres/postgres-databases.ts';

const unavailable = { status: { code: 'UNAVAILABLE', message: 'Servicio temporalmente no disponible.' } };

describe('a PostgreSQL that goes away', () => {
  let database: TestDatabase;
  let proxy: BreakableProxy;
  let engine: Engine;
  let api: TestApi;
  const broken: string[] = [];

  beforeAll(async () => {
    database = await createTestDatabase();
    const url = new URL(database.url);
    proxy = await startProxy({ host: url.hostname, port: Number(url.port) });
    url.port = String(proxy.port);
    url.hostname = '127.0.0.1';
    engine = openPostgres(url.href, (error) => broken.push(error.message));
    await engine.migrate();
    api = await startApi(engine);
  });
  afterAll(async () => {
    await api.app.close();
    await engine.close();
    await database.drop();
  });

  test('battery 78 calls answer 503 while it is away, and as before when it is back', async () => {
    const heard: Changes[] = [];
    const stop = await engine.onChange((changes) => heard.push(changes));
    const somebody = await api.person();
    await announceChange(engine.db, ['antes']);
    await vi.waitFor(() => expect(heard).toEqual([['antes']]));

    await proxy.cut();
    const away = await Promise.all([
      api.call('health'),
      api.call('userInfo', {}, somebody),
      api.call('getCart', {}, somebody),
    ]);
    expect(
      away.map(({ status, body, headers }) => ({ status, body, retry: headers['retry-after'] })),
    ).toEqual(Array.from({ length: 3 }, () => ({ status: 503, body: unavailable, retry: '10' })));

    await proxy.mend();
    await vi.waitFor(async () => expect((await api.call('health')).status).toBe(200), 10_000);
    expect((await api.call('userInfo', {}, somebody)).status).toBe(200);
    await vi.waitFor(() => expect(heard).toEqual([['antes'], 'everything']), 10_000);
    await announceChange(engine.db, ['después']);
    await vi.waitFor(() => expect(heard).toEqual([['antes'], 'everything', ['después']]));
    await stop();
  });

  test('battery 78 what breaks between the statements of a transaction is an error of that transaction and no more', async () => {
    broken.length = 0;
    const { promise, resolve } = Promise.withResolvers<void>();
    const working = engine.db.transaction(async (db) => {
      await db.execute(sql`select 1`);
      await promise;
      await db.execute(sql`select 2`);
    });
    const failed = working.catch((error: unknown) => isDatabaseUnreachable(error));
    await vi.waitFor(async () => expect((await api.call('health')).status).toBe(200));
    await proxy.cut();
    await vi.waitFor(() => expect(broken).toContain('Connection terminated unexpectedly'), 10_000);
    resolve();
    expect(await failed).toBe(true);
    await proxy.mend();
    await vi.waitFor(async () => expect((await api.call('health')).status).toBe(200), 10_000);
  });
});
