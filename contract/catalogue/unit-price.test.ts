import { describe, expect, test } from 'vitest';
import { unitPriceOf } from './displayed-attributes.ts';

describe(unitPriceOf, () => {
  test.each([
    [9.5, 500, 'g', { price: 19, per: 'kg' }],
    [3.2, 330, 'ml', { price: 9.7, per: 'l' }],
    [12, 0.75, 'l', { price: 16, per: 'l' }],
    [7, 2, 'kg', { price: 3.5, per: 'kg' }],
    [4.5, 6, 'unit', { price: 0.75, per: 'unit' }],
  ])('R5.5 %d € of %d %s', (price, amount, unit, expected) => {
    expect(unitPriceOf({ price, details: { content: { amount, unit } } })).toEqual(expected);
  });

  test('is not said where it is the price, nothing tells the content or its unit is unknown', () => {
    expect([
      unitPriceOf({ price: 7, details: { content: { amount: 1, unit: 'kg' } } }),
      unitPriceOf({ price: 7, details: { content: { amount: 1_000, unit: 'g' } } }),
      unitPriceOf({ price: 7, details: { content: { amount: 1, unit: 'unit' } } }),
      unitPriceOf({ price: 7, details: { sizes: 'De la 36 a la 41' } }),
      unitPriceOf({ price: 7 }),
      unitPriceOf({ price: 7, details: { content: { amount: 3, unit: 'arroba' } } }),
    ]).toEqual([null, null, null, null, null, null]);
  });
});
