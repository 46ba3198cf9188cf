import { eq, sql } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OrderStatus } from '../../contract/orders/order.ts';
import { newSigningKeyPem } from '../../server/auth/signing-key.ts';
import { productImports } from '../../server/db/schema-imports.ts';
import { jobs } from '../../server/db/schema-jobs.ts';
import type { AnsweredRequest, LeftState, Metrics } from '../../server/metrics/metrics.ts';
import { sendDueMails } from '../../server/mail/send-due-mails.ts';
import { countQueues } from '../../server/metrics/queue-counts.ts';
import { describeApi } from '../support/api/api.ts';
import { openImportScene } from '../support/api/import-scene.ts';
import { goodRows, productsZipOf } from '../support/samples/zip-archive.ts';
import { addProduct, addStore, checkOutCart, shopperWithCart } from '../support/api/add-market-rows.ts';
import { freePort } from '../support/http/free-port.ts';
import { type ServerProcess, startProcess } from '../support/http/server-process.ts';
import type { TestDatabase } from '../support/postgres/postgres-databases.ts';
import { createMarketDatabase } from '../support/postgres/test-database.ts';

const counted = {
  requests: [] as AnsweredRequest[],
  refused: [] as string[],
  orders: 0,
  left: [] as LeftState[],
};
const metrics: Metrics = {
  requestAnswered: (request) => counted.requests.push(request),
  refused: (code) => counted.refused.push(code),
  orderPlaced: () => {
    counted.orders += 1;
  },
  stateLeft: (left) => counted.left.push(left),
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
      const shopper = await shopperWithCart(api(), [honey, 1]);
      const key = newId();
      const statuses = [await checkOutCart(api(), shopper, key), await checkOutCart(api(), shopper, key)].map(
        ({ status }) => status,
      );
      statuses.push((await checkOutCart(api(), shopper, newId())).status);
      expect([statuses, counted.orders]).toEqual([[201, 201, 404], 1]);
    });

    test('battery O6 each state that an order leaves is measured from the time at which it was entered', async () => {
      const { clock } = api();
      const amparo = await api().person('producer');
      const honey = await addProduct(api(), amparo, { name: 'Miel', stock: 5 });
      const { body } = await checkOutCart(api(), await shopperWithCart(api(), [honey, 1]));
      const { id } = body.data.order;
      const become = (status: OrderStatus) =>
        api().call('changeOrderStatus', { params: { orderId: id }, body: { status } }, amparo);
      counted.left.length = 0;
      clock.turn(60_000);
      await become('organizing');
      clock.turn(5_000);
      await become('ready_to_ship');
      expect(counted.left).toEqual([
        { chart: 'order', state: 'pending', stayed: 60_000 },
        { chart: 'order', state: 'organizing', stayed: 5_000 },
      ]);
    });

    test('battery O6 the states of an e-mail’s job are measured, and those of an import', async () => {
      const { db, clock } = api();
      await sendDueMails(
        db,
        clock,
        async () => {},
        () => {},
      );
      await api().context().mail.queue(db, { to: 'ana@example.com', subject: 'Uno', text: 'Hola' });
      counted.left.length = 0;
      clock.turn(2_000);
      const fail = () => Promise.reject(new Error('550 no'));
      await sendDueMails(db, clock, fail, () => {}, metrics);
      clock.turn(60_000);
      await sendDueMails(
        db,
        clock,
        async () => {},
        () => {},
        metrics,
      );
      expect(counted.left).toEqual([
        { chart: 'mail', state: 'waiting', stayed: 2_000 },
        { chart: 'mail', state: 'failed', stayed: 60_000 },
      ]);
      const { send, reading } = await openImportScene(api());
      counted.left.length = 0;
      await send(await productsZipOf(...goodRows(1)));
      clock.turn(3_000);
      await reading();
      expect(counted.left).toEqual([
        { chart: 'import', state: 'uploading', stayed: 0 },
        { chart: 'import', state: 'processing', stayed: 3_000 },
      ]);
    });
  },
  { metrics },
);

describeApi('the counts of queues', (api) => {
  test('battery 78 imports and e-mails count by state', async () => {
    const { db, engine } = api();
    const at = new Date('2026-09-14T10:00:00Z');
    const mail = { kind: 'mail' as const, runAt: at, createdAt: at, changedAt: at };
    await db.insert(jobs).values([
      { ...mail, key: newId() },
      { ...mail, key: newId(), state: 'leased', tries: 3 },
      { ...mail, key: newId(), state: 'failed', tries: 1 },
      { ...mail, key: newId(), state: 'givenUp', tries: 10 },
      { ...mail, key: newId(), state: 'done', tries: 1 },
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
    const { jobs: counts, ...queues } = await countQueues(connection);
    expect(queues).toEqual({
      imports: { uploading: 2, waiting: 2, running: 1, paused: 1, failed: 1 },
      mails: { waiting: 1, retrying: 2, failed: 1 },
    });
    expect(counts.map(({ kind, state, count }) => `${kind} ${state} ${count}`).toSorted()).toEqual([
      'mail failed 1',
      'mail givenUp 1',
      'mail leased 1',
      'mail waiting 1',
    ]);
    expect(counts.every(({ oldest }) => oldest > 60)).toBe(true);
    await connection.close();
    await db.delete(productImports).where(eq(productImports.popupStoreId, store.id));
  });
});

describe('the metrics of a process', () => {
  let database: TestDatabase;
  let server: ServerProcess | undefined;
  let port = 0;
  beforeAll(async () => {
    database = await createMarketDatabase();
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
      'tenderete_jobs{kind="storeClock",state="waiting"} 1',
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
