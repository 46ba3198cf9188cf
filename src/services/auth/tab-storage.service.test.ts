import { describe, expect, test } from 'vitest';
import { createBrowserStorage } from '../../../tests/support/browser/browser-storage.ts';
import { createTabStorage } from './tab-storage.service.ts';

function open() {
  const { storage } = createBrowserStorage().openTab();
  const { storage: device } = createBrowserStorage().openTab();
  return {
    storage,
    device,
    ...createTabStorage(
      () => storage,
      () => device,
    ),
  };
}

describe(createTabStorage.name, () => {
  test('battery 110 battery 113 what somebody began stays for them and goes for anybody else', () => {
    const { storage, claimTraces } = open();
    claimTraces('ana');
    storage.setItem('checkout_draft', 'Calle Mayor, 1');
    claimTraces('ana');
    expect(storage.getItem('checkout_draft')).toEqual('Calle Mayor, 1');
    claimTraces('bea');
    expect([storage.getItem('checkout_draft'), storage.getItem('owner')]).toEqual([null, 'bea']);
  });

  test('battery 113 who leaves takes everything along', () => {
    const { storage, device, claimTraces, wipeTraces } = open();
    claimTraces('ana');
    storage.setItem('checkout_draft', 'Calle Mayor, 1');
    device.setItem('checkout_draft', 'Calle Mayor, 1');
    wipeTraces();
    expect([storage.length, device.length]).toEqual([0, 0]);
  });

  test('battery 115 a browser without storage has no traces, and nothing is thrown', () => {
    const { claimTraces, wipeTraces } = createTabStorage(() => {
      throw new DOMException('forbidden', 'SecurityError');
    });
    expect([claimTraces('ana'), wipeTraces()]).toEqual([undefined, undefined]);
  });
});
