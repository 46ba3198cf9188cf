import type { Struct } from 'superstruct';
import { expect, test } from 'vitest';
import { validateInput } from '../api/validate-input.ts';
import { cartEndpoints } from '../endpoints/carts.ts';
import { CartItemAdd, CartItemParams, CartItemUpdate } from './cart.ts';

const said = <T, S>(value: unknown, struct: Struct<T, S>) => {
  const checked = validateInput(value, struct);
  return checked.ok ? true : checked.errors.map(({ field, message }) => `${field}: ${message}`).join();
};
const productId = 'p';

test('R5.7 a product and a line are named by a text of 64 characters at most', () => {
  const named = (name: unknown) => [
    said({ productId: name, quantity: 1 }, CartItemAdd),
    said({ itemId: name }, CartItemParams),
  ];
  expect([named('a'), named('a'.repeat(64))]).toEqual([
    [true, true],
    [true, true],
  ]);
  for (const wrong of ['', ' ', 'a'.repeat(65), 7, ['a'], undefined])
    expect(named(wrong)).toEqual(['productId: El producto no es válido', 'itemId: El artículo no es válido']);
});

test('R5.7 a quantity is whole, from 0 on, and above 0 when adding', () => {
  const added = (quantity: unknown) => said({ productId, quantity }, CartItemAdd);
  const changed = (quantity: unknown) => said({ quantity }, CartItemUpdate);
  expect([added(1), added(999), changed(0), changed(999)]).toEqual([true, true, true, true]);
  for (const wrong of [0, -1, 1.5, 1_000, '2', null])
    expect(added(wrong)).toBe('quantity: La cantidad debe ser un número entero entre 1 y 999');
  for (const wrong of [-1, 1.5, 1_000, '2', null])
    expect(changed(wrong)).toBe('quantity: La cantidad debe ser un número entero entre 0 y 999');
});

test('R8.7 each field that is wrong has its code', () => {
  const { addCartItem, updateCartItem, removeCartItem } = cartEndpoints;
  for (const { fieldCodes } of [addCartItem, updateCartItem, removeCartItem])
    expect(fieldCodes).toEqual({
      productId: 'INVALID_PRODUCT_ID',
      quantity: 'INVALID_QUANTITY',
      itemId: 'INVALID_ITEM_ID',
    });
});
