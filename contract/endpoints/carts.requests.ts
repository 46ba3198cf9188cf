import { CartItemAdd, CartItemParams, CartItemUpdate } from '../cart/cart.ts';
import type { RequestSchemas } from '../api/request-schemas.ts';
import type { cartEndpoints } from './carts.ts';

/** Request schemas of the calls in `carts.ts`. */
export const cartRequests = {
  getCart: {},
  addCartItem: { body: CartItemAdd },
  updateCartItem: { params: CartItemParams, body: CartItemUpdate },
  removeCartItem: { params: CartItemParams },
  clearCart: {},
} as const satisfies Record<keyof typeof cartEndpoints, RequestSchemas>;
