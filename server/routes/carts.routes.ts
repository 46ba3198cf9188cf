import type { Verbs } from '../routing/verb.ts';
import { addCartItem } from '../services/cart/add-cart-item.ts';
import { clearCart } from '../services/cart/clear-cart.ts';
import { getCart } from '../services/cart/get-cart.ts';
import { removeCartItem } from '../services/cart/remove-cart-item.ts';
import { updateCartItem } from '../services/cart/update-cart-item.ts';

/** Verbs of the cart calls (R7.17). */
export const cartVerbs = {
  getCart,
  addCartItem,
  updateCartItem,
  removeCartItem,
  clearCart,
} satisfies Partial<Verbs>;
