import { expect, test } from 'vitest';
import { createCheckoutDraftService } from './checkout-draft.service.ts';

function storageOf(entries: Record<string, string> = {}) {
  const held = new Map(Object.entries(entries));
  const storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = {
    getItem: (key) => held.get(key) ?? null,
    setItem: (key, value) => void held.set(key, value),
    removeItem: (key) => void held.delete(key),
  };
  return { held, drafts: createCheckoutDraftService(() => storage as Storage) };
}

test('what is remembered is read until it is forgotten', () => {
  const { held, drafts } = storageOf();
  drafts.remember({ version: 1, key: null });
  const read = drafts.read();
  drafts.forget();

  expect([read, drafts.read(), held.size]).toEqual([{ version: 1, key: null }, null, 0]);
});

test.each(['', '{', 'nada'])('battery 114 what cannot be read (%j) is nothing', (text) => {
  expect(storageOf({ checkout_draft: text }).drafts.read()).toBe(null);
});

test('battery 115 without storage nothing is kept and nothing breaks', () => {
  const drafts = createCheckoutDraftService(() => {
    throw new Error('SecurityError');
  });
  drafts.remember({ version: 1 });
  drafts.forget();

  expect(drafts.read()).toBe(null);
});
