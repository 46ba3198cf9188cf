import { eq } from 'drizzle-orm';
import type { Cart } from '../../../contract/cart/cart.ts';
import type { Context } from '../../context.ts';
import { cartItems } from '../../db/schema-orders.ts';
import { inTransaction } from '../../db/transaction.ts';
import { lockCart } from './lock-cart.ts';
import { readCart } from './read-cart.ts';

/** Empties the consumer's cart and answers it. Refuses with NOT_FOUND when there is none, which the client ignores (R7.17). */
export async function clearCart(ctx: Context): Promise<{ cart: Cart }> {
  await inTransaction(ctx, async (ctx) => {
    await ctx.db.delete(cartItems).where(eq(cartItems.cartId, await lockCart(ctx)));
  });
  return { cart: await readCart(ctx) };
}
