import { expect, test } from 'vitest';
import { createUnsavedProductService } from './product-editor.service.ts';

function storageOf(text?: string) {
  const held = new Map(text === undefined ? [] : [['product_draft', text]]);
  const storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = {
    getItem: (key) => held.get(key) ?? null,
    setItem: (key, value) => void held.set(key, value),
    removeItem: (key) => void held.delete(key),
  };
  return { held, storage: () => storage as Storage };
}

const draft = { version: 1, userId: 'ana', name: 'Taza' };
const text = JSON.stringify(draft);

function open(ofTab?: string, ofDevice?: string) {
  const [tab, device] = [storageOf(ofTab), storageOf(ofDevice)];
  const drafts = createUnsavedProductService({ tab: tab.storage, device: device.storage });
  return { drafts, tab: tab.held, device: device.held };
}

test('what is remembered is read until it is forgotten', () => {
  const { drafts, tab, device } = open();
  drafts.remember(draft);
  const read = drafts.read('ana');
  drafts.forget();
  expect([read, drafts.read('ana'), tab.size, device.size]).toEqual([draft, null, 0, 0]);
});

test('after a closed tab it is there again, and what this tab began stands before what another one did', () => {
  expect([
    open(undefined, text).drafts.read('ana'),
    open(text, JSON.stringify({ ...draft, name: 'Otra' })).drafts.read('ana'),
  ]).toEqual([draft, draft]);
});

test('what somebody else left on the device is not shown, and goes', () => {
  const { drafts, tab, device } = open(text, text);
  expect([drafts.read('bea'), tab.size, device.size]).toEqual([null, 0, 0]);
});

test.each(['', '{', 'nada', 'null'])('battery 114 what cannot be read (%j) is nothing', (written) => {
  expect(open(written, written).drafts.read('ana')).toBe(null);
});

test('battery 115 without storage nothing is kept and nothing breaks', () => {
  const forbidden = () => {
    throw new Error('SecurityError');
  };
  const drafts = createUnsavedProductService({ tab: forbidden, device: forbidden });
  drafts.remember(draft);
  drafts.forget();
  expect(drafts.read('ana')).toBe(null);
});
