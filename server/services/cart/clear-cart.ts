import { eq } from 'drizzle-orm';
import type { Cart } from '../../../contract/cart/cart.ts';
import type { Context } from '../../context.ts';
import { cartItems } from '../../db/schema-orders.ts';
import { inTransaction } from '../../db/transaction.ts';
import { lockCart } from './lock-cart.ts';
import { readCart } from './read-cart.ts';

/** Empties the consumer's cart and returns it (R7.17). Throws NOT_FOUND without a cart, which the client ignores. */
export async function clearCart(ctx: Context): Promise<{ cart: Cart }> {
  await inTransaction(ctx, async (ctx) => {
    await ctx.db.delete(cartItems).where(eq(cartItems.cartId, await lockCart(ctx)));
  });
  return { cart: await readCart(ctx) };
}
