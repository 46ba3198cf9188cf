import { describe, expect, test } from 'vitest';
import { type ModuleGraph, moduleIdOf } from './module-reachability.ts';
import { FIRST_SCREEN_ROUTES, SHOP_CALLS_FILE, SHOP_ENTRY, shopChunkGroups } from './shop-chunks.ts';

const LAZY = '?tsr-split=component';
const route = (name: string) => `src/routes/${name}.tsx`;
const [HOME] = FIRST_SCREEN_ROUTES.home;
const [LIST] = FIRST_SCREEN_ROUTES.list;
const [PRODUCT] = FIRST_SCREEN_ROUTES.product;
const [STORE, OLD_STORE] = FIRST_SCREEN_ROUTES.store;

/** Graph in which the module is imported by these entries and screens, and by nobody else. */
function graphWith(file: string, importers: readonly string[]): ModuleGraph {
  const starts = importers.map((from) => moduleIdOf(from) + (from.startsWith('src/routes/') ? LAZY : ''));
  return {
    getModuleInfo: (id) => ({
      importedIds: starts.includes(id) ? [moduleIdOf(file)] : [],
      dynamicallyImportedIds: id.endsWith('.tsx') ? [id + LAZY] : [],
    }),
  };
}

/** Name of the first group that takes the module; null if the bundler splits it by itself. */
function chunkOf(file: string, importers: readonly string[]): string | null {
  const graph = graphWith(file, importers);
  for (const { name } of shopChunkGroups()) {
    if (typeof name === 'string') throw new Error(`${name} takes modules without a rule`);
    // The rules read only the imports of a module.
    const taken = name(moduleIdOf(file), graph as Parameters<typeof name>[1]);
    if (taken) return taken;
  }
  return null;
}

const VIEW = 'src/components/market/New.tsx';
const STRUCT = 'contract/new/new.ts';

describe('R2.5 chunks of the first screens', () => {
  test.each([
    ['the entry', [SHOP_ENTRY]],
    ['two first screens', [HOME, STORE]],
    [
      'one first screen and five others',
      [
        LIST,
        ...['cart', 'order-confirmation.$orderId'].map((name) => route(`_consumer/${name}`)),
        ...['about', 'guide', 'terms'].map(route),
      ],
    ],
  ])('a module of %s comes with every page', (_, importers) => {
    expect(chunkOf(VIEW, importers)).toEqual('market');
  });

  test('the entry itself stays apart', () => {
    expect(chunkOf(SHOP_ENTRY, [SHOP_ENTRY])).toEqual(null);
  });

  test.each([
    ['home', [HOME], 'stalls'],
    ['home and another screen', [HOME, route('favoritos')], 'stalls'],
    ['the list', [LIST], 'lists'],
    ['the list and another screen', [LIST, route('tiendas.index')], 'lists'],
    ['a product', [PRODUCT], 'product-page'],
    ['a product and the cart', [PRODUCT, route('_consumer/cart')], 'sale'],
    ['a store, by two of its addresses', [STORE, OLD_STORE], 'store-page'],
    ['a store and another screen', [STORE, route('tiendas.index')], 'store-parts'],
    ['a product and the calls', [PRODUCT, SHOP_CALLS_FILE], 'call-parts'],
    ['the calls', [SHOP_CALLS_FILE], null],
    ['another screen', [route('about')], null],
    ['two other screens', [route('about'), route('guide')], null],
  ])('a module of %s is in its chunk', (_, importers, chunk) => {
    expect(chunkOf(VIEW, importers)).toEqual(chunk);
  });
});

describe('chunks of later screens', () => {
  test.each([
    [STRUCT, [SHOP_CALLS_FILE], 'calls'],
    [STRUCT, [SHOP_CALLS_FILE, route('favoritos')], null],
    ['contract/values/new.ts', [SHOP_CALLS_FILE], 'structs'],
    [VIEW, [route('_guest/login'), route('avisame.$id')], 'forms'],
    ['src/components/forms/New.tsx', [route('contact')], 'forms'],
    ['src/components/feedback/drawings/new.tsx', [route('about')], 'drawings'],
    [VIEW, [route('_guest/login'), route('reset-password')], 'account'],
    [VIEW, [route('_guest/login'), route('about')], null],
  ])('%s of %j lies in %s', (file, importers, chunk) => {
    expect(chunkOf(file, importers)).toEqual(chunk);
  });
});
