import { describe, expect, test } from 'vitest';
import { createFormatter, DEFAULT_MARKET } from '../../../contract/values/format.ts';
import { activeFilters } from './active-filters.ts';

const names = { store: 'La Colmena', producer: 'Ana Ruiz' };
const filtersOf = (query: Parameters<typeof activeFilters>[0]) =>
  activeFilters(query, names, createFormatter(DEFAULT_MARKET)).map(({ text, rest }) => ({
    text: text.replaceAll('\u00a0', ' '),
    rest,
  }));

describe(activeFilters, () => {
  test('each filter can be taken off alone, back to the first page; the order is none', () => {
    const [sort, store, q, offset] = ['name', 'la-colmena', 'miel', 48] as const;
    expect(filtersOf({ sort, store, q, offset, minPrice: 5, maxPrice: 20 })).toEqual([
      { text: 'Solo en La Colmena', rest: { sort, q, minPrice: 5, maxPrice: 20 } },
      { text: '«miel»', rest: { sort, store, minPrice: 5, maxPrice: 20 } },
      { text: 'De 5,00 € a 20,00 €', rest: { sort, store, q } },
    ]);
  });

  test('a price with one end, and a producer', () => {
    expect(filtersOf({ minPrice: 5 }).map(({ text }) => text)).toEqual(['Desde 5,00 €']);
    expect(filtersOf({ maxPrice: 5, producerId: 'p' }).map(({ text }) => text)).toEqual([
      'Hasta 5,00 €',
      'De Ana Ruiz',
    ]);
    expect(filtersOf({ sort: 'name', offset: 24 })).toEqual([]);
  });
});
