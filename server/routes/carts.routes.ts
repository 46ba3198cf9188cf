import type { Handlers } from '../routing/handler.ts';
import { addCartItem } from '../services/carts/add-cart-item.ts';
import { clearCart } from '../services/carts/clear-cart.ts';
import { getCart } from '../services/carts/get-cart.ts';
import { removeCartItem } from '../services/carts/remove-cart-item.ts';
import { updateCartItem } from '../services/carts/update-cart-item.ts';

/** R7.17. */
export const cartHandlers = {
  getCart: (ctx) => getCart(ctx),
  addCartItem: (ctx, { body }) => addCartItem(ctx, body),
  updateCartItem: (ctx, { params, body }) => updateCartItem(ctx, { ...params, ...body }),
  removeCartItem: (ctx, { params }) => removeCartItem(ctx, params),
  clearCart: (ctx) => clearCart(ctx),
} satisfies Partial<Handlers>;
