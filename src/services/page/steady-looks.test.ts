import { afterEach, expect, test, vi } from 'vitest';
import { lookSteadily } from './steady-looks.ts';

afterEach(() => vi.useRealTimers());

test('R7.19 it is looked again and again while somebody sees the page and has a line, and at once on their return', () => {
  vi.useFakeTimers();
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' as DocumentVisibilityState });
  const turn = (state: DocumentVisibilityState) => {
    page.visibilityState = state;
    page.dispatchEvent(new Event('visibilitychange'));
  };
  let isOnline = true;
  let looks = 0;
  const stop = lookSteadily(() => (looks += 1), 8_000, {
    page: page as unknown as Document,
    isOnline: () => isOnline,
  });
  const seen: number[] = [];
  const pass = (ms: number) => {
    vi.advanceTimersByTime(ms);
    seen.push(looks);
  };
  pass(7_999);
  pass(1);
  turn('hidden');
  pass(80_000);
  turn('visible');
  seen.push(looks);
  isOnline = false;
  pass(80_000);
  isOnline = true;
  pass(8_000);
  stop();
  pass(80_000);
  expect(seen).toEqual([0, 1, 1, 2, 2, 3, 3]);
});
