import { afterEach, expect, test, vi } from 'vitest';
import { pollWhileVisible } from './poll-while-visible.ts';

afterEach(() => vi.useRealTimers());

test('R7.19 it is looked again and again, while somebody sees the page and has a line', () => {
  vi.useFakeTimers();
  const page: { visibilityState: DocumentVisibilityState } = { visibilityState: 'visible' };
  let isOnline = true;
  let looks = 0;
  const stop = pollWhileVisible(() => (looks += 1), { page, isOnline: () => isOnline });
  const seen: number[] = [];
  const pass = (ms: number) => {
    vi.advanceTimersByTime(ms);
    seen.push(looks);
  };
  pass(7_999);
  pass(1);
  page.visibilityState = 'hidden';
  pass(80_000);
  page.visibilityState = 'visible';
  isOnline = false;
  pass(80_000);
  isOnline = true;
  pass(8_000);
  stop();
  pass(80_000);
  expect(seen).toEqual([0, 1, 1, 1, 2, 2]);
});

test('R2.5 out of sight it is looked twice a minute, where somebody waits to hear of it', () => {
  vi.useFakeTimers();
  const page: { visibilityState: DocumentVisibilityState } = { visibilityState: 'hidden' };
  let isAwaited = true;
  let looks = 0;
  const stop = pollWhileVisible(() => (looks += 1), {
    page,
    isOnline: () => true,
    isAwaited: () => isAwaited,
  });
  const seen: number[] = [];
  const pass = (ms: number) => {
    vi.advanceTimersByTime(ms);
    seen.push(looks);
  };
  pass(31_999);
  pass(1);
  pass(32_000);
  isAwaited = false;
  pass(64_000);
  page.visibilityState = 'visible';
  pass(8_000);
  stop();
  expect(seen).toEqual([0, 1, 2, 2, 3]);
});
