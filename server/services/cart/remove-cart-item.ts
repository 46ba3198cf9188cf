import { and, eq } from 'drizzle-orm';
import type { Cart } from '../../../contract/cart/cart.ts';
import { isUuid } from '../../../contract/values/uuid.ts';
import type { Context } from '../../context.ts';
import { cartItems } from '../../db/schema-orders.ts';
import { inTransaction } from '../../db/transaction.ts';
import { missingCartItemRefusal } from './cart-refusals.ts';
import { lockCart } from './lock-cart.ts';
import { readCart } from './read-cart.ts';

/** Removes a line from the consumer's cart and returns the complete cart (R7.17). Throws NOT_FOUND. */
export async function removeCartItem(ctx: Context, { itemId }: { itemId: string }): Promise<{ cart: Cart }> {
  await inTransaction(ctx, async (ctx) => {
    const cartId = await lockCart(ctx);
    if (!isUuid(itemId)) throw missingCartItemRefusal();
    const removed = await ctx.db
      .delete(cartItems)
      .where(and(eq(cartItems.id, itemId), eq(cartItems.cartId, cartId)))
      .returning({ id: cartItems.id });
    if (removed.length === 0) throw missingCartItemRefusal();
  });
  return { cart: await readCart(ctx) };
}
