import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PRODUCT_SORTS } from '../../../contract/catalogue/product-sort.ts';
import { createFormatter, DEFAULT_MARKET } from '../../../contract/values/format.ts';
import { sampleFacets, sampleId } from '../../../tests/support/samples/samples.ts';
import type { ProductsQuery } from '../../../contract/catalogue/products-query.ts';
import { activeFilters } from './active-filters.ts';
import { filterGroups } from './filter-choices.ts';

const query: fc.Arbitrary<ProductsQuery> = fc.record(
  {
    q: fc.constantFrom('miel', 'pan'),
    store: fc.constantFrom('la-colmena', 'barro-y-cal', sampleId(1)),
    producerId: fc.constantFrom(sampleId(3), sampleId(4)),
    inStock: fc.boolean(),
    minPrice: fc.integer({ min: 0, max: 9 }),
    maxPrice: fc.integer({ min: 10, max: 99 }),
    sort: fc.constantFrom(...PRODUCT_SORTS),
    offset: fc.constantFrom(0, 24),
  },
  { requiredKeys: [], noNullPrototype: true },
);
const withoutPage = ({ offset: _, ...rest }: ProductsQuery) => rest;
const choicesOf = (of: ProductsQuery) => filterGroups(sampleFacets(), of).flatMap(({ choices }) => choices);
const summary = (of: ProductsQuery) =>
  activeFilters(of, { store: 'La Colmena', producer: 'Ana Ruiz' }, createFormatter(DEFAULT_MARKET));

describe(filterGroups, () => {
  test('R7.14 offers what is there to choose, with how many each brings', () => {
    expect(
      filterGroups(sampleFacets(), { store: 'la-colmena', offset: 24 }).map(({ title, choices }) => [
        title,
        choices.map(({ text, products, isChosen, query: to }) => [text, products, isChosen, to]),
      ]),
    ).toEqual([
      [
        'Existencias',
        [
          ['Disponibles', 8, false, { store: 'la-colmena', inStock: true }],
          ['Agotados', 1, false, { store: 'la-colmena', inStock: false }],
        ],
      ],
      [
        'Puesto',
        [
          ['La Colmena', 7, true, {}],
          ['Barro y Cal', 2, false, { store: 'barro-y-cal' }],
        ],
      ],
      ['Quién lo hace', [['Ana Ruiz', 9, false, { store: 'la-colmena', producerId: sampleId(3) }]]],
    ]);
  });

  test('R7.14 says of each choice that it may bring more, if not all were counted', () => {
    const boundOf = (isBound?: boolean) =>
      filterGroups({ ...sampleFacets(), isBound }, {}).map((group) => group.isBound);
    expect([new Set(boundOf()), new Set(boundOf(true))]).toEqual([new Set([false]), new Set([true])]);
  });

  test('what was chosen and is chosen again is taken back, from the first page', () => {
    fc.assert(
      fc.property(query, (asked) => {
        for (const { isChosen, query: to, key } of choicesOf(asked)) {
          if (isChosen) continue;
          const chosen = choicesOf(to).find((choice) => choice.key === key);
          expect([chosen?.isChosen, to.offset]).toEqual([true, undefined]);
          const filters = (of: ProductsQuery = {}) => Object.keys(of);
          const isWithin = (some: string[], all: string[]) => some.every((name) => all.includes(name));
          expect(isWithin(filters(withoutPage(asked)), filters(to))).toEqual(true);
          expect(isWithin(filters(chosen?.query), filters(to))).toEqual(true);
        }
      }),
    );
  });

  test('the summary names every filter once, and without all of them only the order is left', () => {
    fc.assert(
      fc.property(query, (asked) => {
        const names = new Set(Object.keys(withoutPage(asked)));
        names.delete('sort');
        if (names.has('minPrice')) names.delete('maxPrice');
        expect(summary(asked).length).toEqual(names.size);
        let left = asked;
        for (let steps = names.size; steps > 0; steps -= 1) left = summary(left)[0]?.rest ?? left;
        expect([summary(left), left.sort]).toEqual([[], asked.sort]);
      }),
    );
  });
});
