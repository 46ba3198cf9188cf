import { once } from 'node:events';
import { connect } from 'node:net';
import { sql } from 'drizzle-orm';
import { fastify, type FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { newSigningKeyPem } from '../../server/auth/signing-key.ts';
import type { Engine } from '../../server/db/engine.ts';
import { lastMigrationTime } from '../../server/db/migrations.ts';
import { openPostgres } from '../../server/db/open-postgres.ts';
import type { SideConnection } from '../../server/db/side-connection.ts';
import { mountProbes } from '../../server/routes/probes.routes.ts';
import { createReadiness } from '../../server/services/readiness.ts';
import { type BreakableProxy, startProxy } from '../support/http/breakable-proxy.ts';
import { type ServerProcess, startProcess } from '../support/http/server-process.ts';
import { createMarketDatabase } from '../support/postgres/test-database.ts';
import type { TestDatabase } from '../support/postgres/postgres-databases.ts';

const READY = { status: 200, body: { status: 'ready' } };
const notReady = (...failed: string[]) => ({ status: 503, body: { status: 'not ready', failed } });

/** Size of the pool that serves a shop's requests. */
const POOL = 18;

describe('the probes', () => {
  let database: TestDatabase;
  let proxy: BreakableProxy;
  let engine: Engine;
  let connection: SideConnection;
  let app: FastifyInstance;
  beforeAll(async () => {
    database = await createMarketDatabase();
    const url = new URL(database.url);
    proxy = await startProxy({ host: url.hostname, port: Number(url.port) });
    url.port = String(proxy.port);
    url.hostname = '127.0.0.1';
    engine = openPostgres(url.href, () => {});
    connection = engine.sideConnection({ name: 'readiness', timeout: 1_000 });
    app = fastify();
    mountProbes(app, createReadiness(connection, lastMigrationTime()));
  });
  afterAll(async () => {
    await app.close();
    await connection.close();
    await engine.close();
    await database.drop();
  });
  const ask = async (path = '/ready') => {
    const answer = await app.inject(path);
    expect(answer.headers['cache-control']).toBe('no-store');
    return { status: answer.statusCode, body: answer.json<unknown>() };
  };

  test('battery 78 it is ready while every connection of the pool is busy', async () => {
    const { promise: end, resolve } = Promise.withResolvers<void>();
    const begun = Array.from({ length: POOL }, () => Promise.withResolvers<void>());
    const holders = begun.map(({ resolve: noteBegun }) =>
      engine.db.transaction(async () => {
        noteBegun();
        await end;
      }),
    );
    await Promise.all(begun.map(({ promise }) => promise));
    expect(await ask()).toEqual(READY);
    resolve();
    await Promise.all(holders);
  });

  test('battery 78 it is not ready on a database without its last migration, and is on one with newer ones', async () => {
    const applied = sql`drizzle.__drizzle_migrations`;
    await engine.db.execute(
      sql`update ${applied} set created_at = created_at - 1 where created_at = ${lastMigrationTime()}`,
    );
    expect(await ask()).toEqual(notReady('schema'));
    await engine.db.execute(
      sql`update ${applied} set created_at = created_at + 1 where created_at = ${lastMigrationTime() - 1}`,
    );
    await engine.db.execute(
      sql`insert into ${applied} (hash, created_at) values ('newer', ${lastMigrationTime() + 1})`,
    );
    expect(await ask()).toEqual(READY);
  });

  test('battery 78 it is not ready while the database is cut off or silent, and ready again afterwards', async () => {
    await proxy.cut();
    expect(await ask()).toEqual(notReady('database'));
    expect(await ask('/live')).toEqual({ status: 200, body: { status: 'live' } });
    await proxy.mend();
    expect(await ask()).toEqual(READY);
    const release = proxy.stopUp();
    expect(await ask()).toEqual(notReady('database'));
    release();
    expect(await ask()).toEqual(READY);
  });

  test('battery 78 many probes at once share one statement, and a later one asks again', async () => {
    let statements = 0;
    const query: SideConnection['query'] = (text, values) => {
      statements += 1;
      return connection.query(text, values);
    };
    const readiness = createReadiness({ query }, lastMigrationTime());
    const all = await Promise.all(Array.from({ length: 50 }, () => readiness.failedChecks()));
    expect([all.flat(), statements]).toEqual([[], 1]);
    await readiness.failedChecks();
    expect(statements).toBe(2);
  });
});

describe('the probes of a process that stops', () => {
  let database: TestDatabase;
  let server: ServerProcess | undefined;
  beforeAll(async () => {
    database = await createMarketDatabase();
  });
  afterEach(async () => {
    server?.child.kill('SIGKILL');
    await server?.ended;
  });
  afterAll(() => database.drop());

  const start = async (stopDelay: number) => {
    const started = await startProcess({
      DATABASE_URL: database.url,
      JWT_PRIVATE_KEY: newSigningKeyPem(),
      TRIAL: 'on',
      DEMO_MARKET: 'off',
      STOP_DELAY: String(stopDelay),
    });
    server = started;
    expect(await started.started).toBe('listening');
    const ask = async (path: string) => {
      const answer = await fetch(`${started.url}${path}`, { headers: { connection: 'close' } });
      return { status: answer.status, body: (await answer.json()) as unknown };
    };
    return { ...started, ask };
  };

  test('battery 76 from SIGTERM on it is not ready, and answers new connections until the delay is over', async () => {
    const { ask, child, ended } = await start(5_000);
    expect(await ask('/ready')).toEqual(READY);
    child.kill('SIGTERM');
    await expect.poll(() => ask('/ready'), { timeout: 4_000 }).toEqual(notReady('stopping'));
    expect((await ask('/live')).status).toBe(200);
    expect((await ask('/api/health')).status).toBe(200);
    expect(await ended).toBe(0);
  }, 60_000);

  test('battery 76 a request without end does not keep it from ending after the delay', async () => {
    const stopping = await start(100);
    const { child, ended, url } = stopping;
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    socket.on('error', () => {});
    // The body never comes; the server would wait for it longer than a stop may take.
    const head = ['POST /api/auth/login HTTP/1.1', 'Host: x', 'Content-Type: application/json'];
    socket.write([...head, 'Content-Length: 9', 'Expect: 100-continue', '', ''].join('\r\n'));
    await once(socket, 'data');
    child.kill('SIGTERM');
    expect(await ended).toBe(1);
    expect(stopping.output()).toContain('El servidor no ha podido cerrarse a tiempo.');
    socket.destroy();
  }, 60_000);
});
