import type { Cart } from '../../../contract/cart/cart.ts';
import type { Context } from '../../context.ts';
import { readCart } from './read-cart.ts';

/** Consumer's own cart (R7.17). Throws NOT_FOUND if no cart was ever created; the client treats this as empty. */
export const getCart = async (ctx: Context): Promise<{ cart: Cart }> => ({ cart: await readCart(ctx) });
