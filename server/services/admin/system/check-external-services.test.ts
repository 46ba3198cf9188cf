import { afterEach, expect, test, vi } from 'vitest';
import { checkExternalServices } from './check-external-services.ts';

afterEach(() => vi.useRealTimers());

test('R7.24 an external service that does not answer within 5 s is down', async () => {
  vi.useFakeTimers();
  const silent = () => new Promise<never>(() => {});
  const asked = checkExternalServices({
    db: { execute: silent } as never,
    blobs: { get: silent } as never,
    greetMailServer: silent,
  });
  let told: unknown;
  void asked.then((answer) => (told = answer));
  await vi.advanceTimersByTimeAsync(4_999);
  expect(told).toBe(undefined);
  await vi.advanceTimersByTimeAsync(1);
  expect(told).toEqual({ database: 'down', storage: 'down', mail: 'down' });
});
