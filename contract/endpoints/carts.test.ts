import { expect, test } from 'vitest';
import { describeCalls } from '../../tests/support/samples/describe-calls.ts';
import { cartEndpoints } from './carts.ts';
import { cartRequests } from './carts.requests.ts';

test('R1.2 R7.17 the calls of carts', () => {
  const calls = describeCalls(cartEndpoints, cartRequests);
  expect(calls).toEqual([
    ['getCart', 'consumer', 'GET /carts', 'carts, 15 s', '', 'cart', 'NOT_FOUND'],
    [
      'addCartItem',
      'consumer, 201',
      'POST /carts/items',
      'carts, 15 s',
      'productId quantity',
      'cart',
      'NOT_FOUND INSUFFICIENT_STOCK STORE_CLOSED CONFLICT INVALID_PRODUCT_ID INVALID_QUANTITY',
    ],
    [
      'updateCartItem',
      'consumer',
      'PUT /carts/items/{itemId}',
      'carts, 15 s',
      '/itemId quantity',
      'cart',
      'NOT_FOUND INSUFFICIENT_STOCK STORE_CLOSED INVALID_ITEM_ID INVALID_QUANTITY',
    ],
    [
      'removeCartItem',
      'consumer',
      'DELETE /carts/items/{itemId}',
      'carts, 15 s',
      '/itemId',
      'cart',
      'NOT_FOUND INVALID_ITEM_ID',
    ],
    ['clearCart', 'consumer', 'DELETE /carts/items', 'carts, 15 s', '', 'cart?|null', 'NOT_FOUND'],
  ]);
});
