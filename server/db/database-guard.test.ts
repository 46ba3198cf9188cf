import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createDatabaseGuard, type OutageReport } from './database-guard.ts';

const refused = () => Promise.reject(Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }));
const never = () => new Promise<string>(() => {});
const outcomeOf = (statement: Promise<string>) => statement.catch((error: Error) => error.message);
const SILENT = 'The database does not answer.';

describe(createDatabaseGuard, () => {
  /** Answer of a probe of the database: true for one at once, false for a failure after its timeout. */
  let isAlive = true;
  const log: string[] = [];
  const report: OutageReport = {
    began: (error) => log.push(`began: ${(error as Error).message}`),
    ended: ({ failures }) => log.push(`ended after ${failures} failures`),
  };
  const probe = async () => {
    log.push('probe');
    if (isAlive) return;
    await new Promise((resolve) => setTimeout(resolve, 600));
    throw new Error('no answer');
  };
  const create = () =>
    createDatabaseGuard({
      probe,
      report,
      onHang: () => log.push('hangs'),
      onBack: () => log.push('back'),
    });
  beforeEach(() => {
    vi.useFakeTimers();
    log.length = 0;
    isAlive = true;
  });
  afterEach(() => vi.useRealTimers());

  test('battery 78 a statement without an answer fails after two probes without one; others fail at once', async () => {
    isAlive = false;
    const guard = create();
    const hanging = outcomeOf(guard.run(never));
    await vi.advanceTimersByTimeAsync(500 + 600 + 600);
    expect([await hanging, await outcomeOf(guard.run(async () => 'asked'))]).toEqual([SILENT, SILENT]);
    expect(log).toEqual(['probe', 'probe', `began: ${SILENT}`, 'hangs', 'probe']);
    guard.stop();
  });

  test('battery 78 a slow statement of a database that answers a probe goes on', async () => {
    const guard = create();
    const { promise, resolve } = Promise.withResolvers<string>();
    const slow = guard.run(() => promise);
    await vi.advanceTimersByTimeAsync(10_000);
    resolve('late');
    expect([await slow, log.includes('hangs')]).toEqual(['late', false]);
    guard.stop();
  });

  test('battery 78 an answer to another statement ends the suspicion, a connection from the pool does not', async () => {
    isAlive = false;
    const guard = create();
    const hanging = outcomeOf(guard.run(never));
    await vi.advanceTimersByTimeAsync(700);
    await guard.run(async () => 'answer');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(log).not.toContain('hangs');
    for (let turn = 0; turn < 20; turn += 1) {
      await outcomeOf(guard.run(async () => 'connection', false));
      await vi.advanceTimersByTimeAsync(100);
    }
    expect([await hanging, log.includes('hangs')]).toEqual([SILENT, true]);
    guard.stop();
  });

  test('battery 78 five lost connections in a row open the breaker; one probe at a time closes it', async () => {
    isAlive = false;
    const guard = create();
    const asked: string[] = [];
    const ask = (name: string) => outcomeOf(guard.run(() => (asked.push(name), refused())));
    for (const name of ['1', '2', '3', '4', '5', '6']) await ask(name);
    await vi.advanceTimersByTimeAsync(4_000);
    expect([asked, log]).toEqual([
      ['1', '2', '3', '4', '5'],
      ['began: refused', 'probe', 'probe', 'probe'],
    ]);
    isAlive = true;
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await guard.run(async () => 'served')).toBe('served');
    expect(log.slice(-2)).toEqual(['back', 'ended after 6 failures']);
    guard.stop();
  });

  test('battery 78 answers between failures keep the breaker closed, and so does a refusal by PostgreSQL', async () => {
    isAlive = false;
    const guard = create();
    const duplicate = () => Promise.reject(Object.assign(new Error('duplicate'), { code: '23505' }));
    for (let turn = 0; turn < 3; turn += 1) {
      for (const fails of [refused, refused, refused, refused]) await outcomeOf(guard.run(fails));
      await outcomeOf(guard.run(duplicate));
    }
    expect(await guard.run(async () => 'served')).toBe('served');
    expect(log).toEqual(['began: refused']);
    guard.stop();
  });
});
