import { describe, expect, test } from 'vitest';
import type { PopupStore } from '../../../contract/stores/popup-store.ts';
import { successfulAnswer, fakeCall } from '../../../tests/support/charts/fake-call.ts';
import { NOON, popupStore } from '../../../tests/support/samples/popup-store.ts';
import { sampleFailure } from '../../../tests/support/samples/samples.ts';
import { createBrowserStorage } from '../../../tests/support/browser/browser-storage.ts';
import { createPopupStoresService } from './popup-stores.service.ts';
import { createRememberedStoreService } from '../producer/stores/remembered-store.service.ts';

const MINUTE = 60_000;
const store = popupStore();

describe(createPopupStoresService.name, () => {
  test('R9.9 a store that was found is not asked for again for 5 min, by id or slug', async () => {
    const { call, asked } = fakeCall({ getPopupStore: successfulAnswer({ popupStore: store }) });
    let now = NOON;
    const service = createPopupStoresService(call, { cacheTime: 5 * MINUTE, now: () => now });
    await service.loadStore({ idOrSlug: store.slug });
    now += 5 * MINUTE - 1;
    expect(await service.loadStore({ idOrSlug: store.id })).toEqual({ ok: true, value: store });
    expect(asked).toEqual([{ name: 'getPopupStore', input: { params: { id: store.slug } } }]);
    now += 1;
    await service.loadStore({ idOrSlug: store.id });
    service.forgetStores();
    await service.loadStore({ idOrSlug: store.id });
    expect(asked.length).toBe(3);
  });

  test('R8.9 whoever pays is told of a store as it is now, and so is whoever asks after', async () => {
    const { call, asked } = fakeCall({ getPopupStore: successfulAnswer({ popupStore: store }) });
    const service = createPopupStoresService(call, { cacheTime: 5 * MINUTE });
    await service.loadStore({ idOrSlug: store.slug });
    await service.reloadStore({ idOrSlug: store.id });
    await service.loadStore({ idOrSlug: store.slug });
    expect(asked.length).toBe(2);
  });

  test('R3.5 what no shopper is shown of a store is not kept', async () => {
    const unseen = { ownerId: store.id, createdAt: 'T', updatedAt: 'T', metadata: { tags: ['miel'] } };
    const { call } = fakeCall({ getPopupStore: successfulAnswer({ popupStore: { ...store, ...unseen } }) });
    const { loadStore } = createPopupStoresService(call);
    expect(await loadStore({ idOrSlug: store.slug })).toEqual({ ok: true, value: store });
  });

  test('R5.4 the store that one is in tells no terms of its sale; whoever pays is told them', async () => {
    const ownerInfo = { name: 'Ana', taxId: '00000001R' };
    const { call } = fakeCall({ getPopupStore: successfulAnswer({ popupStore: popupStore({ ownerInfo }) }) });
    const { loadStore, reloadStore } = createPopupStoresService(call, { cacheTime: MINUTE });
    const told = [];
    for (const ask of [loadStore, loadStore, reloadStore]) {
      const answer = await ask({ idOrSlug: store.slug });
      told.push(answer.ok && answer.value.ownerInfo);
    }
    expect(told).toEqual([{ name: 'Ana' }, { name: 'Ana' }, ownerInfo]);
  });

  test.each([
    ['is a draft', { status: 'draft' }],
    ['is archived', { status: 'archived' }],
    ['waits for its hero', { pendingImages: ['heroImage'] }],
  ] satisfies [string, Partial<PopupStore>][])(
    'R7.9 one that %s is not there, whoever asks, and is not kept',
    async (_, hidden) => {
      const { call, asked } = fakeCall({
        getPopupStore: successfulAnswer({ popupStore: popupStore(hidden) }),
      });
      const service = createPopupStoresService(call, { cacheTime: 5 * MINUTE });
      for (const ask of [service.loadStore, service.reloadStore, service.loadStore])
        expect(await ask({ idOrSlug: store.slug })).toEqual({
          ok: false,
          failure: { code: 'POPUP_STORE_NOT_FOUND', status: 404, errors: [] },
        });
      expect(asked.length).toBe(3);
    },
  );

  test('without a cache time it is asked for each time', async () => {
    const { call, asked } = fakeCall({ getPopupStore: successfulAnswer({ popupStore: store }) });
    const service = createPopupStoresService(call);
    await service.loadStore({ idOrSlug: store.id });
    await service.loadStore({ idOrSlug: store.id });
    expect(asked.length).toBe(2);
  });

  test.each([
    ['POPUP_STORE_NOT_FOUND', 404, 'POPUP_STORE_NOT_FOUND'],
    ['NOT_FOUND', 404, 'POPUP_STORE_NOT_FOUND'],
    ['NO_RESPONSE', 0, 'NO_RESPONSE'],
    ['UNAVAILABLE', 503, 'UNAVAILABLE'],
  ] as const)('R8.16 %s', async (code, status, known) => {
    const { call } = fakeCall({ getPopupStore: { ok: false, failure: sampleFailure(code, { status }) } });
    expect(await createPopupStoresService(call).loadStore({ idOrSlug: 'nada' })).toEqual({
      ok: false,
      failure: { code: known, status, errors: [] },
    });
  });
});

describe(createRememberedStoreService.name, () => {
  const remember = () => {
    const browser = createBrowserStorage();
    const { storage } = browser.openTab();
    return { items: browser.items, memory: createRememberedStoreService(() => storage) };
  };

  test('R9.9 the store chosen last is remembered for 5 min', async () => {
    const { memory } = remember();
    memory.rememberStore({ store, now: NOON });
    expect(await memory.recallStore({ now: NOON + 5 * MINUTE - 1 })).toEqual(store);
    expect(await memory.recallStore({ now: NOON + 5 * MINUTE })).toBe(null);
    expect(await memory.recallStore({ now: NOON })).toBe(null);
  });

  test('a forgotten store does not come back', async () => {
    const { memory } = remember();
    memory.rememberStore({ store, now: NOON });
    memory.forgetStore();
    expect(await memory.recallStore({ now: NOON })).toBe(null);
  });

  test.each([
    '',
    'null',
    '{',
    '[]',
    '"x"',
    JSON.stringify({ version: 2, savedAt: NOON, store }),
    '{"version":1}',
  ])('battery 114 %j is dropped', async (text) => {
    const { items, memory } = remember();
    items.set('current_store', text);
    expect(await memory.recallStore({ now: NOON })).toBe(null);
    expect(items.size).toBe(0);
  });

  test('a memory from the future is not trusted', async () => {
    const { memory } = remember();
    memory.rememberStore({ store, now: NOON + MINUTE });
    expect(await memory.recallStore({ now: NOON })).toBe(null);
  });
});
