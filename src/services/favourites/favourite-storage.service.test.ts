import { describe, expect, test, vi } from 'vitest';
import { MAX_FAVOURITES } from '../../../contract/limits.ts';
import type { Favourite } from '../../../contract/favourites/favourite.ts';
import { createBrowserStorage } from '../../../tests/support/browser/browser-storage.ts';
import { sampleId } from '../../../tests/support/samples/samples.ts';
import { createFavouriteStorage } from './favourite-storage.service.ts';

const thing = (id: number): Favourite => ({ kind: 'product', id: sampleId(id), name: `Producto ${id}` });
const NONE = { ownerId: null, items: [] };
const ana = { ownerId: sampleId(90), items: [thing(1), { ...thing(2), kind: 'popupStore' as const }] };

function openTabs() {
  const shared = createBrowserStorage();
  const open = () => {
    const { storage, page } = shared.openTab();
    return { kept: createFavouriteStorage({ storage: () => storage, page }), page };
  };
  return { items: shared.items, open };
}

describe(createFavouriteStorage.name, () => {
  test('R3.18 what is kept is known again, and nothing is left of nothing', async () => {
    const { items, open } = openTabs();
    const { kept } = open();
    expect(await kept.recall()).toEqual(NONE);
    kept.remember(ana);
    expect(await kept.recall()).toEqual(ana);
    kept.remember(NONE);
    expect([await kept.recall(), items.size]).toEqual([NONE, 0]);
  });

  test('R3.18 of an account it is kept that it likes nothing', async () => {
    const { kept } = openTabs().open();
    kept.remember({ ...ana, items: [] });
    expect(await kept.recall()).toEqual({ ...ana, items: [] });
  });

  test('R3.18 another tab tells, and so does a return from the history, until nobody listens', async () => {
    const { open } = openTabs();
    const [here, there] = [open(), open()];
    const heard: unknown[] = [];
    const stop = here.kept.watchKept((kept) => heard.push(kept));
    there.kept.remember(ana);
    here.page.dispatchEvent(Object.assign(new Event('storage'), { key: 'cart' }));
    here.page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
    await vi.waitFor(() => expect(heard).toEqual([ana]));
    here.page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    here.page.dispatchEvent(Object.assign(new Event('storage'), { key: null }));
    await vi.waitFor(() => expect(heard).toEqual([ana, ana, ana]));
    here.page.dispatchEvent(Object.assign(new Event('storage'), { key: null }));
    stop();
    there.kept.remember(NONE);
    here.page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    await here.kept.recall();
    await Promise.resolve();
    expect(heard.length).toEqual(3);
  });

  const written = (kept: unknown) => {
    const { items, open } = openTabs();
    items.set('favourites', JSON.stringify(kept));
    return open().kept.recall();
  };

  test('R3.18 of more than there is room for, the last are known', async () => {
    const items = Array.from({ length: MAX_FAVOURITES + 1 }, (_, id) => thing(id + 1));
    expect((await written({ version: 1, ownerId: null, items })).items).toEqual(
      items.slice(0, MAX_FAVOURITES),
    );
  });

  test.each([
    'miel',
    [],
    { version: 2, ownerId: null, items: [] },
    { version: 1, ownerId: 7, items: [] },
    { version: 1, ownerId: null, items: 'miel' },
    { version: 1, ownerId: null, items: [{ ...thing(1), kind: 'order' }] },
    { version: 1, ownerId: null, items: [{ ...thing(1), id: '../x' }] },
    { version: 1, ownerId: null, items: [{ ...thing(1), price: 3 }] },
  ])('R3.18 what is not understood is none: %j', async (kept) => {
    expect(await written(kept)).toEqual(NONE);
  });

  test('R3.18 where storage is torn or forbidden nothing is kept and nothing breaks', async () => {
    const { items, open } = openTabs();
    items.set('favourites', '{');
    expect(await open().kept.recall()).toEqual(NONE);
    const forbidden = createFavouriteStorage({
      storage: () => {
        throw new Error('forbidden');
      },
      page: new EventTarget(),
    });
    forbidden.remember(ana);
    expect(await forbidden.recall()).toEqual(NONE);
  });
});
