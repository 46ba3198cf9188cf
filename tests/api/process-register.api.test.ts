import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { newSigningKeyPem } from '../../server/auth/signing-key.ts';
import type { Engine } from '../../server/db/engine.ts';
import { processes } from '../../server/db/schema-processes.ts';
import type { SideConnection } from '../../server/db/side-connection.ts';
import { createLog } from '../../server/log.ts';
import { createMarketClock } from '../../server/processes/market-clock.ts';
import { startProcessRegister } from '../../server/processes/process-register.ts';
import { describeApi } from '../support/api/api.ts';
import { startApi, type TestApi } from '../support/api/api.ts';
import { type ServerProcess, startProcess } from '../support/http/server-process.ts';
import { openTestDatabase } from '../support/postgres/test-database.ts';

const BEAT = 10_000;
const NAMES = { signingKey: 'JWT_PRIVATE_KEY', publicUrl: 'PUBLIC_URL', storage: 'S3_BUCKET' };

describeApi('the register of processes', (api) => {
  let connection: SideConnection;
  const stops: (() => Promise<void>)[] = [];
  beforeAll(() => {
    connection = api().engine.sideConnection({ name: 'readiness', timeout: 5_000 });
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  });
  afterEach(async () => {
    for (const stop of stops.splice(0)) await stop();
    await connection.query('delete from processes');
  });
  afterAll(async () => {
    vi.useRealTimers();
    await connection.close();
  });

  const register = async (fields: Partial<Parameters<typeof startProcessRegister>[0]> = {}) => {
    const lines: string[] = [];
    const registered = await startProcessRegister({
      connection,
      clock: createMarketClock(),
      log: createLog('info', { write: (line) => void lines.push(line) }),
      build: '0.1.0+abc',
      schemaNumber: 45,
      signingKey: 'secret key',
      publicUrl: 'https://mercado.example',
      readStorage: async () => 'a mark',
      names: NAMES,
      isAlone: false,
      ...fields,
    });
    stops.push(registered.stop);
    return { ...registered, lines };
  };
  const seen = () => api().db.select().from(processes).orderBy(processes.startedAt);

  test('battery 78 a process is registered with its build and its schema, and without a secret', async () => {
    const clock = createMarketClock({ now: () => Date.now() + 90_000 });
    const { id } = await register({ clock });
    const [row] = await seen();
    expect([row?.id, row?.build, row?.schemaNumber, row?.pid]).toEqual([id, '0.1.0+abc', 45, process.pid]);
    expect(JSON.stringify(row)).not.toContain('secret key');
    expect(JSON.stringify(row)).not.toContain('mercado.example');
    vi.advanceTimersByTime(BEAT);
    await vi.waitFor(async () => expect(Math.round(((await seen())[0]?.clockLead ?? 0) / 10_000)).toBe(9));
  });

  test('battery 78 of two that differ the newer one is not ready, says which setting, and is when the other has ended', async () => {
    const first = await register();
    const second = await register({ signingKey: 'another key', readStorage: async () => 'another mark' });
    expect([first.disagreements(), second.disagreements()]).toEqual([[], ['JWT_PRIVATE_KEY', 'S3_BUCKET']]);
    expect(second.lines.map((line) => (JSON.parse(line) as { settings?: string[] }).settings)).toEqual([
      ['JWT_PRIVATE_KEY', 'S3_BUCKET'],
    ]);
    await stops.shift()?.();
    vi.advanceTimersByTime(BEAT);
    await vi.waitFor(() => expect(second.disagreements()).toEqual([]));
    expect(second.lines).toHaveLength(2);
  });

  test('battery 78 one that has run longer is not ready any more when most others differ', async () => {
    const old = await register();
    await register({ publicUrl: 'https://otro.example' });
    await register({ publicUrl: 'https://otro.example' });
    vi.advanceTimersByTime(BEAT);
    await vi.waitFor(() => expect(old.disagreements()).toEqual(['PUBLIC_URL']));
  });

  test('battery 78 one without a heartbeat for 30 s counts no more, and its row goes after a day', async () => {
    await register();
    const [dead] = await seen();
    const silentFor = (seconds: number) =>
      api()
        .db.update(processes)
        .set({ seenAt: sql`clock_timestamp() - make_interval(secs => ${seconds})` })
        .where(eq(processes.id, dead?.id ?? ''));
    await silentFor(29);
    expect((await register({ signingKey: 'another key' })).disagreements()).toEqual(['JWT_PRIVATE_KEY']);
    await stops.pop()?.();
    await silentFor(31);
    expect((await register({ signingKey: 'another key' })).disagreements()).toEqual([]);
    expect((await seen()).length).toBe(2);
    await silentFor(24 * 3_600 + 1);
    await register({ signingKey: 'another key' });
    expect((await seen()).map(({ id }) => id)).not.toContain(dead?.id);
  });

  test('battery 78 a storage that does not answer is no reason not to be ready', async () => {
    await register();
    const { disagreements, lines } = await register({ readStorage: () => Promise.reject(new Error('away')) });
    expect([disagreements(), (await seen()).map(({ storage }) => storage === null)]).toEqual([
      [],
      [false, true],
    ]);
    expect(lines[0]).toContain('away');
  });

  test('battery 78 a market with its own PostgreSQL knows nothing of processes that were killed', async () => {
    await register({ signingKey: 'another key' });
    const { disagreements } = await register({ isAlone: true });
    expect([disagreements(), (await seen()).length]).toEqual([[], 1]);
  });
});

/** Puts the clock of a process 90 s ahead. */
const AHEAD = `data:text/javascript,${encodeURIComponent(
  'const right = Date.now.bind(Date); Date.now = () => right() + 90_000;',
)}`;

describe('processes of one market', () => {
  let engine: Engine;
  let api: TestApi;
  const env = { JWT_PRIVATE_KEY: newSigningKeyPem(), TRIAL: 'on', DEMO_MARKET: 'off', NODE_ENV: 'test' };
  const started: ServerProcess[] = [];
  beforeAll(async () => {
    engine = await openTestDatabase();
    api = await startApi(engine, { env: { PUBLIC_URL: 'http://localhost' } });
    api.clock.set(new Date().toISOString());
  });
  afterEach(async () => {
    for (const { child, ended } of started.splice(0)) {
      child.kill('SIGTERM');
      await ended;
    }
  });
  afterAll(async () => {
    await api.app.close();
    await engine.close();
  });
  const start = async (more: Record<string, string> = {}) => {
    const server = await startProcess({ DATABASE_URL: engine.url, ...env, ...more });
    started.push(server);
    expect(await server.started).toBe('listening');
    return server;
  };
  const ready = async ({ url }: ServerProcess) => {
    const answer = await fetch(`${url}/ready`);
    return [answer.status, ((await answer.json()) as { failed?: string[] }).failed];
  };

  test('battery 78 one with another key and another address is not ready and says so', async () => {
    const right = await start();
    const wrong = await start({ JWT_PRIVATE_KEY: newSigningKeyPem(), PUBLIC_URL: 'https://otro.example' });
    expect([await ready(right), await ready(wrong)]).toEqual([
      [200, undefined],
      [503, ['JWT_PRIVATE_KEY', 'PUBLIC_URL']],
    ]);
    expect(wrong.output()).toContain('This process is not ready: its settings differ');
  }, 60_000);

  test('battery 116 tokens of a process whose clock is 90 s ahead are good at the others, and the other way round', async () => {
    const [right, ahead] = [await start(), await start({ NODE_OPTIONS: `--import=${AHEAD}` })];
    const { refreshToken } = await api.person();
    const renew = async ({ url }: ServerProcess, token: string) => {
      const answer = await fetch(`${url}/api/auth/refresh-token`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ refresh_token: token }),
      });
      const tokens = (await answer.json()) as { access_token: string; refresh_token: string };
      return { ...tokens, status: answer.status };
    };
    const enter = async ({ url }: ServerProcess, token: string) =>
      (await fetch(`${url}/api/auth/user-info`, { headers: { authorization: `Bearer ${token}` } })).status;
    const early = await renew(ahead, refreshToken);
    const late = await renew(right, early.refresh_token);
    const again = await renew(ahead, late.refresh_token);
    expect([early.status, late.status, again.status]).toEqual([200, 200, 200]);
    expect([
      await enter(right, early.access_token),
      await enter(ahead, late.access_token),
      await enter(right, again.access_token),
    ]).toEqual([200, 200, 200]);
    const leads = await engine.db.select({ lead: processes.clockLead }).from(processes);
    expect(leads.map(({ lead }) => (lead > 60_000 ? 'ahead' : 'right')).toSorted()).toEqual([
      'ahead',
      'right',
    ]);
  }, 60_000);
});
