import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PRODUCT_SORTS } from '../../../contract/catalogue/product-sort.ts';
import { searchParametersOf } from '../../../tests/support/charts/search-parameters.ts';
import type { ProductsQuery } from '../../../contract/catalogue/products-query.ts';
import { productsHref, productsQueryIn, withSaleFilter } from './products-list.ts';

describe(productsQueryIn, () => {
  test('R7.14 reads search, order, prices and page', () => {
    expect(
      productsQueryIn({ q: ' miel ', sort: 'price_asc', minPrice: 5, maxPrice: '9,50', page: 3 }),
    ).toEqual({
      q: 'miel',
      sort: 'price_asc',
      minPrice: 5,
      maxPrice: 9.5,
      offset: 48,
    });
    expect([true, 'true', 'false', 'sí'].map((inStock) => productsQueryIn({ inStock }))).toEqual([
      { inStock: true, offset: 0 },
      { inStock: true, offset: 0 },
      { inStock: false, offset: 0 },
      { offset: 0 },
    ]);
  });

  test.each(['popups', 'pop-ups', 'store', 'tienda'])('R2.16 finds the store under %s', (name) => {
    expect(productsQueryIn({ [name]: 'la-colmena' })).toEqual({ store: 'la-colmena', offset: 0 });
    expect(productsQueryIn({ [name]: { toString: 1 } })).toEqual({ offset: 0 });
  });

  test('battery 87 leaves out what it does not understand', () => {
    for (const page of [0, -1, 1.5, '', 'x', 1e9, 2 ** 63, null, [], {}])
      expect(productsQueryIn({ page })).toEqual({ offset: 0 });
    expect(
      productsQueryIn({
        q: '  ',
        sort: 'drop table',
        minPrice: -1,
        maxPrice: 'gratis',
        producerId: {},
        utm: 'x',
      }),
    ).toEqual({ offset: 0 });
  });
});

describe(productsHref, () => {
  test('names the list and what narrows it', () => {
    expect(productsHref({})).toEqual('/products');
    expect(productsHref({ store: 'barro-y-cal', q: 'jarrón & plato', offset: 24 })).toEqual(
      '/products?popups=barro-y-cal&q=jarr%C3%B3n+%26+plato&page=2',
    );
  });

  test('any query comes back from its address', () => {
    const word = fc
      .string({ minLength: 1, maxLength: 20 })
      .filter((text) => text.trim() === text && text !== '');
    const price = fc.integer({ min: 0, max: 99_999 }).map((cents) => cents / 100);
    const query: fc.Arbitrary<ProductsQuery> = fc.record(
      {
        q: word,
        store: word,
        sort: fc.constantFrom(...PRODUCT_SORTS),
        minPrice: price,
        maxPrice: price,
        producerId: fc.uuid(),
        inStock: fc.boolean(),
        category: word,
        sale: fc.constantFrom('now', 'soon', 'any'),
        offset: fc.integer({ min: 0, max: 99 }).map((page) => page * 24),
      },
      { requiredKeys: ['offset'], noNullPrototype: true },
    );
    fc.assert(
      fc.property(query, (asked) => {
        const { minPrice = 0, maxPrice = Infinity } = asked;
        const isSwapped = minPrice > maxPrice;
        expect(productsQueryIn(searchParametersOf(productsHref(asked)))).toEqual(
          isSwapped ? { ...asked, minPrice: maxPrice, maxPrice: minPrice } : asked,
        );
      }),
    );
  });

  test('prices from 50 to 10 are those from 10 to 50', () => {
    expect(productsQueryIn({ minPrice: 50, maxPrice: 10 })).toEqual({
      offset: 0,
      minPrice: 10,
      maxPrice: 50,
    });
  });

  test.each([
    [{}, 'now'],
    [{ sale: 'soon' }, 'soon'],
    [{ q: 'queso' }, 'any'],
    [{ inStock: false }, 'any'],
    [{ store: 'la-parra' }, 'any'],
    [{ q: 'queso', sale: 'now' }, 'now'],
    [{ category: 'Moda' }, 'now'],
  ] as const)('R7.14 what can be bought now is listed unless something is looked for: %j', (asked, sale) => {
    expect(withSaleFilter(asked)).toEqual({ ...asked, sale });
  });
});
