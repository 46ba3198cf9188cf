import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { waitUntilIdle } from './wait-until-idle.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Records whether the promise has resolved. */
function watched() {
  const seen = { isOver: false };
  void waitUntilIdle().then(() => (seen.isOver = true));
  return seen;
}

describe(waitUntilIdle, () => {
  test('is over when the browser says that it has time, within two seconds', async () => {
    const asked = vi.fn<(said: () => void, options?: IdleRequestOptions) => number>(() => 1);
    vi.stubGlobal('requestIdleCallback', asked);
    const seen = watched();
    await vi.advanceTimersByTimeAsync(10_000);
    expect([seen.isOver, asked.mock.calls[0]?.[1]]).toEqual([false, { timeout: 2_000 }]);
    asked.mock.calls[0]?.[0]();
    await vi.advanceTimersByTimeAsync(0);
    expect(seen.isOver).toBe(true);
  });

  test('takes two seconds where it cannot tell', async () => {
    const seen = watched();
    await vi.advanceTimersByTimeAsync(1_999);
    expect(seen.isOver).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(seen.isOver).toBe(true);
  });
});
