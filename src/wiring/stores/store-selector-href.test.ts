import { array, assert, constantFrom, integer, option, property, record, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { searchParametersOf } from '../../../tests/support/charts/search-parameters.ts';
import type { StoreSelectorQuery } from '../../../contract/stores/stores-query.ts';
import { selectorHref, selectorQueryIn } from './store-selector-href.ts';

const BARE: StoreSelectorQuery = { q: undefined, categories: [], view: 'shelves', month: undefined, page: 1 };

const word = string({ minLength: 1, maxLength: 20 })
  .map((text) => text.normalize('NFC').replaceAll(',', ' ').trim())
  .filter((text) => text !== '');
const month = constantFrom('2026-11', '2026-12', '2027-01');
const common = {
  q: option(word, { nil: undefined }),
  categories: array(word, { maxLength: 3 }).map((names) => [...new Set(names)]),
};
const onShelves = record({ ...common, page: integer({ min: 1, max: 9_999 }) }).map((query) => ({
  ...BARE,
  ...query,
}));
const inCalendar = record({ ...common, month: option(month, { nil: undefined }) }).map((query) => ({
  ...BARE,
  ...query,
  view: 'calendar' as const,
}));

describe(selectorQueryIn, () => {
  test('R9.14 whatever is asked for stands in the address, and comes back from it', () => {
    for (const some of [onShelves, inCalendar])
      assert(
        property(some, (query) => {
          expect(selectorQueryIn(searchParametersOf(selectorHref(query)), query.view)).toEqual(query);
        }),
      );
  });

  test('what says nothing stays out of the address', () => {
    expect([
      selectorHref(BARE),
      selectorHref({ ...BARE, q: 'pan de pueblo', categories: ['Miel', 'Música'], page: 2 }),
      selectorHref({ ...BARE, view: 'calendar', month: '2026-12', page: 7 }),
    ]).toEqual([
      '/tiendas',
      '/tiendas?q=pan+de+pueblo&category=Miel%2CM%C3%BAsica&page=2',
      '/tiendas/calendario?month=2026-12',
    ]);
  });

  test('what is not understood is left out', () => {
    const odd = { q: { a: 1 }, category: ' ,, ', month: '2026-13', page: -2 };
    expect([
      selectorQueryIn(odd, 'shelves'),
      selectorQueryIn({ month: 'enero', page: 3 }, 'calendar'),
    ]).toEqual([BARE, { ...BARE, view: 'calendar' }]);
  });
});
