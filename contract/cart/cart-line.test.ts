import { describe, expect, test } from 'vitest';
import { sampleItem, sampleProduct } from '../../tests/support/samples/samples.ts';
import { correctedLineQuantity } from './cart-line.ts';

const of = (changes: object) => sampleItem({ quantity: 3, product: sampleProduct(changes) });

describe(correctedLineQuantity.name, () => {
  test('R8.7 R8.8 as many as are left, or none of what is gone; a new price is only to be confirmed', () => {
    expect(
      [of({ stock: 2 }), of({ stock: 0 }), of({ stock: 2, isActive: false }), of({ price: 12 }), of({})].map(
        (line) => correctedLineQuantity(line, false),
      ),
    ).toEqual([2, 0, 0, null, null]);
  });

  test('R8.9 none of what a closed store sold', () => {
    expect([of({}), of({ stock: 2 })].map((line) => correctedLineQuantity(line, true))).toEqual([0, 0]);
  });
});
