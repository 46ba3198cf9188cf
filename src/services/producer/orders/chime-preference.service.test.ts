import { expect, test } from 'vitest';
import { createChimePreference } from './chime-preference.service.ts';

test('whether new orders are heard is kept on the device; nobody hears them who cannot keep it', () => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  const wish = createChimePreference(() => storage as unknown as Storage);
  expect(wish.recallWish()).toBe(false);
  wish.rememberWish(true);
  expect(wish.recallWish()).toBe(true);
  wish.rememberWish(false);
  expect(wish.recallWish()).toBe(false);
  const forbidden = createChimePreference(() => {
    throw new Error('Storage is forbidden.');
  });
  forbidden.rememberWish(true);
  expect(forbidden.recallWish()).toBe(false);
});
