import type { Verbs } from '../routing/verb.ts';
import { addCartItem } from '../services/carts/add-cart-item.ts';
import { clearCart } from '../services/carts/clear-cart.ts';
import { getCart } from '../services/carts/get-cart.ts';
import { removeCartItem } from '../services/carts/remove-cart-item.ts';
import { updateCartItem } from '../services/carts/update-cart-item.ts';

/** R7.17. */
export const cartVerbs = {
  getCart,
  addCartItem,
  updateCartItem,
  removeCartItem,
  clearCart,
} satisfies Partial<Verbs>;
