import type { Cart } from '../../../contract/cart/cart.ts';
import type { CartFailureCode, CartResult } from '../../../src/machines/cart/cart.types.ts';
import { startingContext } from '../../../src/machines/cart/cart-context.ts';
import { cartOf } from '../../../src/machines/cart/cart-lines.ts';
import { cartLine } from '../browser/cart-server.ts';

/** Consumer's cart as a server sends it, with the given quantities. */
export const serverCart = (quantities: Record<string, number>): Cart =>
  cartOf(
    { id: 'cart-1', userId: 'ana' },
    Object.entries(quantities).map(([productId, quantity]) => cartLine(productId, quantity)),
  );

export const cartAnswer = (quantities: Record<string, number>): CartResult => ({
  ok: true,
  value: serverCart(quantities),
});

export const cartRefusal = (code: CartFailureCode): CartResult => ({
  ok: false,
  failure: { code, status: 0, errors: [] },
});

/** Context of a consumer's cart with the given quantities. */
export const consumerCartContext = (quantities: Record<string, number>, owner = 'ana') => ({
  ...startingContext(),
  owner,
  confirmed: serverCart(quantities),
  cart: serverCart(quantities),
});
