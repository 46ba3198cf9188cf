import type { Cart } from '../../../contract/cart/cart.ts';
import type { Context } from '../../context.ts';
import { readCart } from './read-cart.ts';

/** The consumer's own cart (R7.17). Refuses with NOT_FOUND when there never was one, which the client reads as empty. */
export const getCart = async (ctx: Context): Promise<{ cart: Cart }> => ({ cart: await readCart(ctx) });
