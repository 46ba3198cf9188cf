import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Context } from '../context.ts';
import { checkHealth } from './check-health.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const codeOf = (error: unknown) => (error as { code?: string }).code;
const ask = (execute: () => Promise<unknown>) => {
  const settled = vi.fn<(outcome: unknown) => void>();
  const { db } = { db: { execute } } as unknown as Pick<Context, 'db'>;
  void checkHealth({ db } as Context).then(settled, (error: unknown) => settled(codeOf(error)));
  return settled;
};

test('R7.13 a database that is silent for 2 s makes the market unavailable', async () => {
  const settled = ask(() => new Promise(() => {}));
  await vi.advanceTimersByTimeAsync(1_999);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(settled).toHaveBeenCalledExactlyOnceWith('UNAVAILABLE');
});

test('R7.13 so does one that refuses; one that answers in time is well', async () => {
  const [refused, answered] = [ask(() => Promise.reject(new Error('cut'))), ask(() => Promise.resolve())];
  await vi.advanceTimersByTimeAsync(0);
  expect([refused.mock.calls, answered.mock.calls]).toEqual([[['UNAVAILABLE']], [[{ status: 'ok' }]]]);
});
