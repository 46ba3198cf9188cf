import type { AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPostgres } from '../../server/db/open-postgres.ts';
import { statementName } from '../../server/db/prepared-statements.ts';
import type { SlowStatement } from '../../server/db/time-statements.ts';
import { requestScope } from '../../server/request-scope.ts';
import type { Verbs } from '../../server/routing/verb.ts';
import { describeApi, type TestApi } from '../support/api/api.ts';
import { openSocket, statusesIn } from '../support/http/raw-socket.ts';
import type { TestDatabase } from '../support/postgres/postgres-databases.ts';
import { createMarketDatabase } from '../support/postgres/test-database.ts';

const TRACE_ID = /^[\da-f]{32}$/;
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

type Line = Record<string, unknown>;
const linesOf = (api: TestApi) => api.log.map((line) => JSON.parse(line) as Line);

/** Verbs that write a log line after a statement. */
const verbs: Partial<Verbs> = {
  health: async ({ db, log }) => {
    await db.execute(sql`select 1`);
    log.info({ inVerb: 'health' });
    return { status: 'ok' };
  },
  sendContactMessage: async ({ db, log }) => {
    await db.execute(sql`select 1`);
    log.info({ inVerb: 'contact' });
    throw new Error('It failed.');
  },
};

describeApi(
  'requests behind a trusted proxy',
  (api) => {
    let origin = '';
    beforeAll(async () => {
      await api().app.listen({ port: 0, host: '127.0.0.1' });
      origin = `http://127.0.0.1:${(api().app.server.address() as AddressInfo).port}`;
    });
    const idOf = async (path: string, sent: string) =>
      (await api().app.inject({ url: path, headers: { 'x-request-id': sent } })).headers['x-request-id'];

    /** Sends a contact message whose body follows when the server has begun with the request. */
    const sendContactMessage = async (id: string) => {
      const body = JSON.stringify({
        name: 'Ana Ruiz',
        email: 'ana@example.com',
        subject: 'Una pregunta',
        message: 'Buenos días, tengo una pregunta sobre un pedido.',
      });
      const head = [
        'POST /api/notifications/contact HTTP/1.1',
        'Host: x',
        `X-Request-Id: ${id}`,
        'Content-Type: application/json',
        `Content-Length: ${Buffer.byteLength(body)}`,
        'Expect: 100-continue',
        'Connection: close',
      ];
      const { socket, until, ended } = openSocket(
        Number(new URL(origin).port),
        `${head.join('\r\n')}\r\n\r\n`,
      );
      await until(/100 Continue/);
      socket.write(body);
      return statusesIn(await ended).at(-1);
    };

    test('battery O6 the id of the proxy is taken, and one in another form is replaced', async () => {
      const longest = 'a'.repeat(64);
      for (const path of ['/api/health', '/nada', '/%ff']) {
        expect([await idOf(path, 'Proxy-1_a'), await idOf(path, longest)]).toEqual(['Proxy-1_a', longest]);
        for (const sent of ['', 'a b', 'a.b', 'ñ', 'a"b', `${longest}a`, 'a,b'])
          expect(await idOf(path, sent)).toMatch(UUID);
      }
    });

    test('battery O6 each log line of a request has its id, also after the body and statements', async () => {
      api().log.length = 0;
      const ask = (id: string) =>
        fetch(`${origin}/api/health`, { headers: { 'x-request-id': id } }).then(({ status }) => status);
      const statuses = await Promise.all([ask('one'), sendContactMessage('two'), ask('three')]);
      expect(statuses).toEqual([200, 500, 200]);
      const inVerbs = linesOf(api()).filter(({ inVerb }) => inVerb !== undefined);
      expect(
        inVerbs.map(({ inVerb, requestId }) => `${String(inVerb)} ${String(requestId)}`).toSorted(),
      ).toEqual(['contact two', 'health one', 'health three']);
      const failed = linesOf(api()).find(({ msg }) => msg === 'A request failed.');
      expect([failed?.requestId, failed?.pid, failed?.build]).toEqual(['two', process.pid, 'development']);
      expect(linesOf(api()).filter(({ msg }) => msg === 'request')).toEqual([]);
    });

    test('battery O6 each log line of a request has the trace of the proxy, and a new one without it', async () => {
      api().log.length = 0;
      const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
      await fetch(`${origin}/api/health`, { headers: { traceparent: `00-${traceId}-00f067aa0ba902b7-01` } });
      await fetch(`${origin}/api/health`, { headers: { traceparent: 'no trace' } });
      const [named, made] = linesOf(api()).filter(({ inVerb }) => inVerb === 'health');
      expect([named?.traceId, made?.traceId]).toEqual([traceId, expect.stringMatching(TRACE_ID)]);
      expect(made?.traceId).not.toBe(traceId);
    });
  },
  { env: { TRUSTED_PROXIES: '1', CAPTCHA_PROVIDER: 'off' }, verbs },
);

describeApi(
  'the access log',
  (api) => {
    test('battery O6 an id that a visitor sends is not taken', async () => {
      const headers = { 'x-request-id': 'Proxy-1_a' };
      expect((await api().app.inject({ url: '/api/health', headers })).headers['x-request-id']).toMatch(UUID);
    });

    test('battery O6 a line for each request says its route, and nothing of the visitor', async () => {
      api().log.length = 0;
      const ask = async (url: string) =>
        (
          await api().app.inject({
            url,
            remoteAddress: '203.0.113.9',
            headers: { cookie: 'theme=secreto', 'user-agent': 'secreto' },
          })
        ).headers['x-request-id'];
      const ids = [await ask('/api/products?search=secreto'), await ask('/nada/secreto?token=secreto')];
      await ask('/api/health');
      const base = { level: 30, pid: process.pid, build: 'development', msg: 'request' };
      const measured = {
        time: expect.any(Number) as number,
        ms: expect.any(Number) as number,
        traceId: expect.stringMatching(TRACE_ID) as string,
      };
      await expect
        .poll(() => linesOf(api()))
        .toEqual([
          { ...base, ...measured, requestId: ids[0], method: 'GET', route: '/api/products', status: 200 },
          { ...base, ...measured, requestId: ids[1], method: 'GET', route: 'none', status: 404 },
        ]);
      expect(api().log.join('')).not.toMatch(/secreto|203\.0\.113/);
    });
  },
  { env: { ACCESS_LOG: 'on' } },
);

describe('slow statements', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createMarketDatabase();
  });
  afterAll(() => database.drop());
  const slowest = async (threshold: number) => {
    const seen: SlowStatement[] = [];
    const report = (slow: SlowStatement) => void seen.push(slow);
    const { db, close } = openPostgres(database.url, () => {}, { slow: { threshold, report } });
    const value = 'muy-secreto';
    await requestScope.run('one', async () => db.execute(sql`select  pg_sleep(0.2), ${value}::text`));
    await requestScope.run('two', () =>
      db.transaction((inside) => inside.execute(sql`select pg_sleep(0.2), ${value}::text as b`)),
    );
    const divided = requestScope.run('three', async () =>
      db.execute(sql`select 1 / length(pg_sleep(0.2)::text), ${value}::text`),
    );
    await expect(divided).rejects.toThrow('Failed query');
    await close();
    return seen;
  };

  test('battery O6 one over the threshold is reported by its name, without values, with the id of its request', async () => {
    const seen = await slowest(150);
    const first = 'select  pg_sleep(0.2), $1::text';
    expect(seen.map(({ ms: _, ...slow }) => slow)).toEqual([
      { statement: statementName(first), sql: 'select pg_sleep(0.2), $1::text', requestId: 'one' },
      {
        statement: statementName('select pg_sleep(0.2), $1::text as b'),
        sql: 'select pg_sleep(0.2), $1::text as b',
        requestId: 'two',
      },
      {
        statement: statementName('select 1 / length(pg_sleep(0.2)::text), $1::text'),
        sql: 'select 1 / length(pg_sleep(0.2)::text), $1::text',
        requestId: 'three',
      },
    ]);
    expect(seen.every(({ ms }) => ms >= 150)).toBe(true);
    expect(JSON.stringify(seen)).not.toContain('muy-secreto');
  });

  test('battery O6 statements that wait for a connection keep the ids of their requests', async () => {
    const seen: SlowStatement[] = [];
    const report = (slow: SlowStatement) => void seen.push(slow);
    const { db, close } = openPostgres(database.url, () => {}, { slow: { threshold: 1, report } });
    // The lane has 18 connections.
    const ids = Array.from({ length: 45 }, (_, index) => `id_${index}`);
    const slow = async (id: string) => db.execute(sql.raw(`select pg_sleep(0.05) as ${id}`));
    await Promise.all(ids.map((id) => requestScope.run(id, () => slow(id))));
    await close();
    expect(seen.map(({ sql: text, requestId }) => `${text} of ${requestId}`).toSorted()).toEqual(
      ids.map((id) => `select pg_sleep(0.05) as ${id} of ${id}`).toSorted(),
    );
  });

  test('battery O6 none under the threshold is reported', async () => {
    expect(await slowest(60_000)).toEqual([]);
  });
});
