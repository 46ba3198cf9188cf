import { nullable, object, optional, unknown } from 'superstruct';
import { Cart } from '../cart/cart.ts';
import type { Endpoint } from '../api/endpoint.ts';
import { TIMEOUTS } from '../limits.ts';

const carts = { service: 'carts', timeout: TIMEOUTS.carts, access: ['consumer'] } as const;
const answer = object({ cart: Cart });
const fieldCodes = {
  productId: 'INVALID_PRODUCT_ID',
  quantity: 'INVALID_QUANTITY',
  itemId: 'INVALID_ITEM_ID',
} as const;

/** Cart calls (R7.17). Every change returns the complete updated cart. */
export const cartEndpoints = {
  getCart: { ...carts, method: 'GET', path: '/carts', answer, refusals: ['NOT_FOUND'] },
  addCartItem: {
    ...carts,
    method: 'POST',
    path: '/carts/items',
    answer,
    fieldCodes,
    success: 201,
    refusals: [
      'NOT_FOUND',
      'INSUFFICIENT_STOCK',
      'STORE_CLOSED',
      'CONFLICT',
      'INVALID_PRODUCT_ID',
      'INVALID_QUANTITY',
    ],
  },
  updateCartItem: {
    ...carts,
    method: 'PUT',
    path: '/carts/items/{itemId}',
    answer,
    fieldCodes,
    refusals: ['NOT_FOUND', 'INSUFFICIENT_STOCK', 'STORE_CLOSED', 'INVALID_ITEM_ID', 'INVALID_QUANTITY'],
  },
  removeCartItem: {
    ...carts,
    method: 'DELETE',
    path: '/carts/items/{itemId}',
    answer,
    fieldCodes,
    refusals: ['NOT_FOUND', 'INVALID_ITEM_ID'],
  },
  clearCart: {
    ...carts,
    method: 'DELETE',
    path: '/carts/items',
    answer: optional(object({ cart: optional(nullable(unknown())) })),
    refusals: ['NOT_FOUND'],
  },
} as const satisfies Record<string, Endpoint>;
