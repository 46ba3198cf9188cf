import { and, eq } from 'drizzle-orm';
import type { Cart } from '../../../contract/cart/cart.ts';
import { isUuid } from '../../../contract/values/uuid.ts';
import type { Context } from '../../context.ts';
import { cartItems } from '../../db/schema-orders.ts';
import { products } from '../../db/schema-products.ts';
import { inTransaction } from '../../db/transaction.ts';
import { missingCartItemRefusal, unavailableProductRefusal, quantityRefusal } from './cart-refusals.ts';
import { lockCart } from './lock-cart.ts';
import { readCart } from './read-cart.ts';

async function setQuantity({ db }: Context, itemId: string, quantity: number) {
  const [product] = await db
    .select({ held: cartItems.quantity, stock: products.stock, isPublic: products.isPublic })
    .from(cartItems)
    .innerJoin(products, eq(products.id, cartItems.productId))
    .where(eq(cartItems.id, itemId));
  if (!product || (quantity > product.held && !product.isPublic)) throw unavailableProductRefusal();
  if (quantity > product.stock) throw quantityRefusal(quantity, product.stock);
  await db.update(cartItems).set({ quantity }).where(eq(cartItems.id, itemId));
}

/**
 * Sets the quantity of a line in the consumer's cart; 0 removes the line (R5.7, R7.17, R8.7). The quantity of a product
 * that is not public cannot increase, just as it cannot be added. Returns the complete cart. Throws NOT_FOUND or
 * INSUFFICIENT_STOCK.
 */
export async function updateCartItem(
  ctx: Context,
  { itemId, quantity }: { itemId: string; quantity: number },
): Promise<{ cart: Cart }> {
  await inTransaction(ctx, async (ctx) => {
    const cartId = await lockCart(ctx);
    if (!isUuid(itemId)) throw missingCartItemRefusal();
    const isLine = and(eq(cartItems.id, itemId), eq(cartItems.cartId, cartId));
    const [line] = await ctx.db.select({ id: cartItems.id }).from(cartItems).where(isLine);
    if (!line) throw missingCartItemRefusal();
    if (quantity === 0) await ctx.db.delete(cartItems).where(isLine);
    else await setQuantity(ctx, line.id, quantity);
  });
  return { cart: await readCart(ctx) };
}
