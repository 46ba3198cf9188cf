import { describe, expect, test } from 'vitest';
import { validateInput } from '../api/validate-input.ts';
import { PriceRange } from './price-range.ts';

const read = (minPrice: string, maxPrice: string) => validateInput({ minPrice, maxPrice }, PriceRange);
const AMOUNT = 'Escribe un precio en euros, como 12 o 12,50';

describe('price range', () => {
  test.each([
    ['', '', {}],
    [' ', '25', { maxPrice: 25 }],
    ['4,50', '12.5', { minPrice: 4.5, maxPrice: 12.5 }],
    ['0', '25 €', { minPrice: 0, maxPrice: 25 }],
    ['25€', '25,00 € ', { minPrice: 25, maxPrice: 25 }],
  ])('R7.14 from «%s» to «%s» is read as it is meant', (from, to, range) => {
    const checked = read(from, to);
    expect(checked.ok && JSON.parse(JSON.stringify(checked.value))).toEqual(range);
  });

  test.each(['abc', '-5', '1.234,50', '12,505', '€', '1e3', '12 12'])(
    'R7.14 «%s» is no amount, and each end says so',
    (text) => {
      expect(read(text, text)).toEqual({
        ok: false,
        errors: [
          { field: 'minPrice', message: AMOUNT },
          { field: 'maxPrice', message: AMOUNT },
        ],
      });
    },
  );

  test('R7.14 an upper end below the lower one is said at the upper one', () => {
    expect(read('12', '4,50')).toEqual({
      ok: false,
      errors: [{ field: 'maxPrice', message: '«Hasta» no puede ser menos que «Desde»' }],
    });
  });
});
