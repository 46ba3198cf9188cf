import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PRODUCT_SORTS } from '../../../contract/products/product-sort.ts';
import type { ProductsQuery } from '../../machines/products/products.machine.ts';
import { productsHref, productsQueryIn } from './list-search.ts';

const SIZE = 24;
const read = (search: Record<string, unknown>) => productsQueryIn(search, SIZE);
const searchOf = (href: string) => Object.fromEntries(new URL(href, 'http://mercado.test').searchParams);
const numbered = ({ page, ...search }: Record<string, string>) => ({
  ...search,
  ...(page ? { page: Number(page) } : {}),
});

describe(productsQueryIn, () => {
  test('R7.14 reads search, order, prices and page', () => {
    expect(read({ q: ' miel ', sort: 'price_asc', minPrice: 5, maxPrice: '9,50', page: 3 })).toEqual({
      q: 'miel',
      sort: 'price_asc',
      minPrice: 5,
      maxPrice: 9.5,
      offset: 48,
    });
    expect([true, 'true', 'false', 'sí'].map((inStock) => read({ inStock }))).toEqual([
      { inStock: true, offset: 0 },
      { inStock: true, offset: 0 },
      { inStock: false, offset: 0 },
      { offset: 0 },
    ]);
  });

  test.each(['popups', 'pop-ups', 'store', 'tienda'])('R2.16 finds the store under %s', (name) => {
    expect(read({ [name]: 'la-colmena' })).toEqual({ store: 'la-colmena', offset: 0 });
  });

  test('battery 87 leaves out what it does not understand', () => {
    for (const page of [0, -1, 1.5, '', 'x', 1e9, 2 ** 63, null, [], {}])
      expect(read({ page })).toEqual({ offset: 0 });
    expect(
      read({ q: '  ', sort: 'drop table', minPrice: -1, maxPrice: 'gratis', producerId: {}, utm: 'x' }),
    ).toEqual({ offset: 0 });
  });
});

describe(productsHref, () => {
  test('names the list and what narrows it', () => {
    expect(productsHref({}, SIZE)).toEqual('/products');
    expect(productsHref({ store: 'barro-y-cal', q: 'jarrón & plato', offset: 24 }, SIZE)).toEqual(
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
        offset: fc.integer({ min: 0, max: 99 }).map((page) => page * SIZE),
      },
      { requiredKeys: ['offset'], noNullPrototype: true },
    );
    fc.assert(
      fc.property(query, (asked) => {
        expect(read(numbered(searchOf(productsHref(asked, SIZE))))).toEqual(asked);
      }),
    );
  });
});
