import { eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { carts } from '../../db/schema-orders.ts';
import { requireAskerId } from '../../policies/asker.ts';
import { noCart } from './read-cart.ts';

/**
 * Locks the asker's cart until the transaction ends and gives its id. Every change of a cart and every checkout begins
 * with it, so that they come one after the other. Refuses with NOT_FOUND.
 */
export async function lockCart(ctx: Context): Promise<string> {
  const [cart] = await ctx.db
    .update(carts)
    .set({ updatedAt: new Date(ctx.clock.now()) })
    .where(eq(carts.userId, requireAskerId(ctx)))
    .returning({ id: carts.id });
  if (!cart) throw noCart();
  return cart.id;
}
