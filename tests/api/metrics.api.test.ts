import { eq, sql } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newSigningKeyPem } from '../../server/auth/signing-key.ts';
import { productImports } from '../../server/db/schema-imports.ts';
import { mails } from '../../server/db/schema-mail.ts';
import type { AnsweredRequest, Metrics } from '../../server/metrics/metrics.ts';
import { countQueues } from '../../server/metrics/queue-counts.ts';
import { describeApi } from '../support/api/api.ts';
import { addProduct, addStore, checkOutCart, shopperWith } from '../support/api/market.ts';
import { freePort } from '../support/http/free-port.ts';
import { type ServerProcess, startProcess } from '../support/http/server-process.ts';
import type { TestDatabase } from '../support/postgres/postgres-databases.ts';
import { marketDatabase } from '../support/postgres/test-database.ts';

const counted = { requests: [] as AnsweredRequest[], refused: [] as string[], orders: 0 };
const metrics: Metrics = {
  requestAnswered: (request) => counted.requests.push(request),
  refused: (code) => counted.refused.push(code),
  orderPlaced: () => {
    counted.orders += 1;
  },
};

describeApi(
  'the events that metrics count',
  (api) => {
    test('battery O6 an answer counts by its route pattern, and a refusal by its code', async () => {
      counted.requests.length = 0;
      counted.refused.length = 0;
      const id = newId();
      await api().app.inject(`/api/products/${id}?token=secreto`);
      await api().app.inject('/nada/secreta');
      expect(counted.requests.map(({ method, route, status }) => [method, route, status])).toEqual([
        ['GET', '/api/products/:id', 404],
        ['GET', undefined, 404],
      ]);
      expect(counted.requests.every(({ elapsed }) => elapsed > 0)).toBe(true);
      expect(counted.refused).toEqual(['NOT_FOUND', 'NOT_FOUND']);
    });

    test('R7.18 an order counts once, also if its answer is asked for again, and a refused one never', async () => {
      counted.orders = 0;
      const amparo = await api().person('producer');
      const honey = await addProduct(api(), amparo, { name: 'Miel', stock: 5 });
      const shopper = await shopperWith(api(), [honey, 1]);
      const key = newId();
      const statuses = [await checkOutCart(api(), shopper, key), await checkOutCart(api(), shopper, key)].map(
        ({ status }) => status,
      );
      statuses.push((await checkOutCart(api(), shopper, newId())).status);
      expect([statuses, counted.orders]).toEqual([[201, 201, 404], 1]);
    });
  },
  { metrics },
);

describeApi('the counts of queues', (api) => {
  test('battery 78 imports and e-mails count by state', async () => {
    const { db, engine } = api();
    const at = new Date('2026-09-14T10:00:00Z');
    const mail = { recipient: 'a@b.example', subject: 's', body: '', createdAt: at };
    await db.insert(mails).values([
      { ...mail, id: newId(), nextTryAt: at },
      { ...mail, id: newId(), nextTryAt: at, tries: 3 },
      { ...mail, id: newId(), nextTryAt: at, tries: 1 },
      { ...mail, id: newId(), nextTryAt: null, tries: 10 },
      { ...mail, id: newId(), nextTryAt: null, tries: 1, sentAt: at },
    ]);
    const amparo = await api().person('producer');
    const store = await addStore(api(), amparo);
    const one = { popupStoreId: store.id, userId: amparo.id, fileName: 'a.zip', createdAt: at };
    const later = sql`now() + interval '1 minute'`;
    await db.insert(productImports).values([
      { ...one, id: newId(), status: 'pending' },
      { ...one, id: newId(), status: 'uploading' },
      { ...one, id: newId(), status: 'processing' },
      { ...one, id: newId(), status: 'processing', lease: newId(), leasedUntil: at },
      { ...one, id: newId(), status: 'processing', lease: newId(), leasedUntil: later },
      { ...one, id: newId(), status: 'processing', paused: true },
      { ...one, id: newId(), status: 'failed' },
      { ...one, id: newId(), status: 'completed' },
      { ...one, id: newId(), status: 'cancelled' },
    ]);
    const connection = engine.sideConnection({ name: 'metrics', timeout: 5_000 });
    expect(await countQueues(connection)).toEqual({
      imports: { uploading: 2, waiting: 2, running: 1, paused: 1, failed: 1 },
      mails: { waiting: 1, retrying: 2, failed: 1 },
    });
    await connection.close();
    await db.delete(productImports).where(eq(productImports.popupStoreId, store.id));
  });
});

describe('the metrics of a process', () => {
  let database: TestDatabase;
  let server: ServerProcess | undefined;
  let port = 0;
  beforeAll(async () => {
    database = await marketDatabase();
    port = await freePort();
    server = await startProcess({
      DATABASE_URL: database.url,
      JWT_PRIVATE_KEY: newSigningKeyPem(),
      TRIAL: 'on',
      DEMO_MARKET: 'off',
      METRICS_PORT: String(port),
    });
    await server.started;
  });
  afterAll(async () => {
    server?.child.kill('SIGKILL');
    await server?.ended;
    await database.drop();
  });

  test('battery O6 they are on a port of their own, without ids or addresses of a request', async () => {
    const id = newId();
    const ask = async (path: string, method = 'GET') =>
      (await fetch(`${server?.url}${path}`, { method })).status;
    expect([await ask(`/api/products/${id}?q=secreto`), await ask('/metrics')]).toEqual([404, 404]);
    const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
    expect(answer.headers.get('content-type')).toBe(
      'application/openmetrics-text; version=1.0.0; charset=utf-8',
    );
    const text = await answer.text();
    const lines = text.split('\n');
    for (const line of [
      'tenderete_http_request_duration_seconds_count{method="GET",route="/api/products/:id",status="404"} 1',
      'tenderete_http_request_duration_seconds_count{method="GET",route="none",status="404"} 1',
      'tenderete_refusals_total{code="NOT_FOUND"} 2',
      'tenderete_refusals_total{code="INTERNAL"} 0',
      'tenderete_orders_placed_total 0',
      'tenderete_pool_waiting 0',
      'tenderete_change_feed_reconnects_total 0',
      'tenderete_cache_entries{cache="sitemap"} 0',
      'tenderete_imports{state="waiting"} 0',
      'tenderete_mails{state="failed"} 0',
    ])
      expect(lines).toContain(line);
    expect(text).toMatch(/^tenderete_pool_connections [1-9]\d*$/m);
    expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds [\d.]+/m);
    expect(text).toMatch(/^process_resident_memory_bytes \d+/m);
    expect(lines.at(-2)).toBe('# EOF');
    expect(text).not.toContain(id);
    expect(text).not.toContain('secreto');
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
  });
});
