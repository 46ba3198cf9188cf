import { and, count, eq, ne, sql } from 'drizzle-orm';
import type { Infer } from 'superstruct';
import type { Cart, CartItemAdd } from '../../../contract/cart.ts';
import { isUuid } from '../../../contract/uuid.ts';
import { CART } from '../../../contract/limits.ts';
import type { Context } from '../../context.ts';
import { cartItems, carts } from '../../db/schema-orders.ts';
import { products } from '../../db/schema-products.ts';
import { inTransaction } from '../../db/transaction.ts';
import { requireAskerId } from '../../policies/asker.ts';
import { isPublicProduct } from '../../policies/product-visibility.ts';
import { cartIsFull, productUnavailable, quantityRefusal } from './cart-refusals.ts';
import { readCart } from './read-cart.ts';

/** Locks the asker's cart, after making it when there is none. */
async function openCart(ctx: Context): Promise<string> {
  const now = new Date(ctx.clock.now());
  const [cart] = await ctx.db
    .insert(carts)
    .values({ id: ctx.newId(), userId: requireAskerId(ctx), createdAt: now, updatedAt: now })
    .onConflictDoUpdate({ target: carts.userId, set: { updatedAt: now } })
    .returning({ id: carts.id });
  if (!cart) throw new Error('The cart was neither made nor found.');
  return cart.id;
}

async function findProduct({ db }: Context, productId: string) {
  if (!isUuid(productId)) throw productUnavailable();
  const [product] = await db
    .select({ priceCents: products.priceCents, stock: products.stock })
    .from(products)
    .where(and(eq(products.id, productId), isPublicProduct));
  if (!product) throw productUnavailable();
  return product;
}

async function hasRoom({ db }: Context, cartId: string, productId: string) {
  const [others] = await db
    .select({ lines: count() })
    .from(cartItems)
    .where(and(eq(cartItems.cartId, cartId), ne(cartItems.productId, productId)));
  return (others?.lines ?? 0) < CART.maxLines;
}

/**
 * Puts a product into the consumer's cart; what lies there already adds up, and the sum is checked against the stock.
 * The line takes the price of now, in cents. Answers the whole cart. Refuses with NOT_FOUND, INSUFFICIENT_STOCK,
 * INVALID_QUANTITY or CONFLICT when the cart is full (R5.7, R7.17, R8.7).
 */
export const addCartItem = (
  ctx: Context,
  { productId, quantity }: Infer<typeof CartItemAdd>,
): Promise<{ cart: Cart }> =>
  inTransaction(ctx, async (ctx) => {
    const product = await findProduct(ctx, productId);
    const cartId = await openCart(ctx);
    if (!(await hasRoom(ctx, cartId, productId))) throw cartIsFull();
    const [line] = await ctx.db
      .insert(cartItems)
      .values({
        id: ctx.newId(),
        cartId,
        productId,
        quantity,
        priceCents: product.priceCents,
        createdAt: new Date(ctx.clock.now()),
      })
      .onConflictDoUpdate({
        target: [cartItems.cartId, cartItems.productId],
        set: {
          quantity: sql`${cartItems.quantity} + excluded.quantity`,
          priceCents: sql`excluded.price_cents`,
        },
      })
      .returning({ quantity: cartItems.quantity });
    const sum = line?.quantity ?? 0;
    if (sum > product.stock || sum > CART.maxQuantity) throw quantityRefusal(sum, product.stock);
    return { cart: await readCart(ctx) };
  });
