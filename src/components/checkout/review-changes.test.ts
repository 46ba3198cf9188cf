import { expect, test } from 'vitest';
import { createFormatter, DEFAULT_MARKET } from '../../../contract/values/format.ts';
import { sampleId, sampleItem } from '../../../tests/support/samples/samples.ts';
import { reviewChangeText, removedCartLines } from './review-changes.ts';

const format = createFormatter(DEFAULT_MARKET);
const seen = [sampleItem()];

test('R8.8 each line says what changed since the order was last sent', () => {
  const now = [
    sampleItem(),
    sampleItem({ price: 12 }),
    sampleItem({ quantity: 3 }),
    sampleItem({ price: 12, quantity: 1 }),
    sampleItem({ productId: sampleId(9) }),
  ];
  expect(now.map((line) => reviewChangeText(line, seen, format))).toEqual([
    null,
    'Antes costaba 9,50\u00a0€, ahora 12,00\u00a0€.',
    'Antes llevabas 2, ahora 3.',
    'Antes costaba 9,50\u00a0€, ahora 12,00\u00a0€. Antes llevabas 2, ahora 1.',
    'Antes no estaba.',
  ]);
});

test('before the order was ever sent nothing has changed', () => {
  expect([reviewChangeText(sampleItem({ price: 12 }), null, format), removedCartLines(null, [])]).toEqual([
    null,
    [],
  ]);
});

test('R8.8 what is no longer in the cart is named', () => {
  expect([removedCartLines(seen, []), removedCartLines(seen, seen)]).toEqual([seen, []]);
});
