import { describe, expect, test } from 'vitest';
import { amountFromText, toCents, toUnits, totalOf } from './money.ts';

test('R9.11 amounts are whole cents, exactly', () => {
  expect([toCents(0.29), toCents(1_234.56), toUnits(1_999), toUnits(5)]).toEqual([29, 123_456, 19.99, 0.05]);
  expect(totalOf([])).toBe(0);
  expect(totalOf([{ price: 0.1, quantity: 3 }])).toBe(0.3);
  expect(
    totalOf([
      { price: 9.5, quantity: 2 },
      { price: 0.25, quantity: 3 },
    ]),
  ).toBe(19.75);
});

describe(amountFromText, () => {
  test.each([
    ['9,50', 9.5],
    ['9.5', 9.5],
    [' 12 ', 12],
    ['0', 0],
    ['999999999,99', 999_999_999.99],
    ['1234567890', undefined],
    ['9,505', undefined],
    ['9,', undefined],
    [',5', undefined],
    ['-9', undefined],
    ['9 €', undefined],
    ['€9', undefined],
    ['1.234,50', undefined],
    ['1e3', undefined],
    ['', undefined],
  ])('reads %j as people write it: %j', (text, amount) => {
    expect(amountFromText(text)).toBe(amount);
  });
});
