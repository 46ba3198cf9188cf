import { expect, test } from 'vitest';
import { createUnsavedCheckoutService } from './unsaved-checkout.service.ts';

function storageOf(entries: Record<string, string> = {}) {
  const held = new Map(Object.entries(entries));
  const storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = {
    getItem: (key) => held.get(key) ?? null,
    setItem: (key, value) => void held.set(key, value),
    removeItem: (key) => void held.delete(key),
  };
  return { held, storage: () => storage as Storage };
}
const DRAFT = { version: 1, userId: 'ana', key: 'k', isSent: false };

function open({
  tab = {},
  device = {},
}: { tab?: Record<string, string>; device?: Record<string, string> } = {}) {
  const [ofTab, ofDevice] = [storageOf(tab), storageOf(device)];
  const drafts = createUnsavedCheckoutService({ tab: ofTab.storage, device: ofDevice.storage });
  return { drafts, tab: ofTab.held, device: ofDevice.held };
}

test('what is remembered is read until it is forgotten', () => {
  const { drafts, tab, device } = open();
  drafts.remember(DRAFT);
  const read = drafts.read('ana');
  drafts.forget();

  expect([read, drafts.read('ana'), tab.size, device.size]).toEqual([DRAFT, null, 0, 0]);
});

test('after a crash what was typed is there again, without the key of a page that may still pay with it', () => {
  const { drafts } = open({ device: { checkout_draft: JSON.stringify(DRAFT) } });
  expect(drafts.read('ana')).toEqual({ ...DRAFT, key: null });
});

test('battery 59 after a crash an order that was sent is known by its key', () => {
  const sent = { ...DRAFT, isSent: true };
  const { drafts } = open({ device: { checkout_draft: JSON.stringify(sent) } });
  expect(drafts.read('ana')).toEqual(sent);
});

test('what this tab began stands before what another one did', () => {
  const other = JSON.stringify({ ...DRAFT, key: 'other' });
  const { drafts } = open({
    tab: { checkout_draft: JSON.stringify(DRAFT) },
    device: { checkout_draft: other },
  });
  expect(drafts.read('ana')).toEqual(DRAFT);
});

test('what somebody else left on the device is not shown, and goes', () => {
  const { drafts, device } = open({ device: { checkout_draft: JSON.stringify(DRAFT) } });
  expect([drafts.read('bea'), device.size]).toEqual([null, 0]);
});

test.each(['', '{', 'nada'])('battery 114 what cannot be read (%j) is nothing', (text) => {
  const both = { checkout_draft: text };
  expect(open({ tab: both, device: both }).drafts.read('ana')).toBe(null);
});

test('battery 115 without storage nothing is kept and nothing breaks', () => {
  const forbidden = () => {
    throw new Error('SecurityError');
  };
  const drafts = createUnsavedCheckoutService({ tab: forbidden, device: forbidden });
  drafts.remember({ version: 1 });
  drafts.forget();

  expect(drafts.read('ana')).toBe(null);
});
