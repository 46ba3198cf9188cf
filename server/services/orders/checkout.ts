import { and, eq, ne } from 'drizzle-orm';
import type { Infer } from 'superstruct';
import type { CheckoutInput, Order } from '../../../contract/orders/order.ts';
import type { Context } from '../../context.ts';
import { cartItems } from '../../db/schema-orders.ts';
import { products } from '../../db/schema-products.ts';
import { inTransaction } from '../../db/transaction.ts';
import { Refusal } from '../../refusal.ts';
import { lockCart, lockCartToBuy } from '../carts/lock-cart.ts';
import { cartEmpty, lockLines, requireBuyable } from './checkout-lines.ts';
import { getOrder } from './get-order.ts';
import { type CheckoutKey, orderPlacedUnder, readCheckoutKey } from './idempotency.ts';
import { requirePace } from './order-pace.ts';
import { placeOrder } from './place-order.ts';
import { tellPlaced } from './tell-order.ts';

type Shipping = Infer<typeof CheckoutInput>;

const buy = (
  ctx: Context,
  { shippingInfo }: Shipping,
  key: CheckoutKey | undefined,
): Promise<{ order: Order }> =>
  inTransaction(ctx, async (ctx) => {
    const cart = await lockCartToBuy(ctx);
    if (!cart) throw cartEmpty();
    const known = key && (await orderPlacedUnder(ctx, key));
    if (known !== undefined) return getOrder(ctx, { id: known });
    if (ctx.hasRateLimits) requirePace(cart.paceUsedUpSince, ctx.clock.now());
    const lines = await lockLines(ctx, cart.id);
    requireBuyable(lines, ctx.clock.now(), ctx.formatter);
    const order = await placeOrder(ctx, { cart, lines, shippingInfo, key });
    await tellPlaced(ctx, order);
    return { order };
  });

/** Brings the prices of the asker's cart up to date, so that the shopper sees them and can buy again. */
const showNewPrices = (ctx: Context) =>
  inTransaction(ctx, async (ctx) => {
    const cartId = await lockCart(ctx);
    await ctx.db
      .update(cartItems)
      .set({ priceCents: products.priceCents })
      .from(products)
      .where(
        and(
          eq(cartItems.cartId, cartId),
          eq(products.id, cartItems.productId),
          ne(products.priceCents, cartItems.priceCents),
        ),
      );
  });

/**
 * Makes an order of the consumer's cart, all or nothing, empties it, and mails to all whom it concerns. Under an idempotency
 * key the same key and shipping give the same order for 24 h. Refuses with CART_EMPTY, STORE_CLOSED, INSUFFICIENT_STOCK,
 * PRICE_CHANGED (the cart then has the new prices), IDEMPOTENCY_MISMATCH, MALFORMED_REQUEST, or TOO_MANY_REQUESTS from an
 * account over its pace; refusals are not kept (R5.10, R7.18, R8.8, R8.9).
 */
export async function checkout(ctx: Context, input: Shipping): Promise<{ order: Order }> {
  const key = readCheckoutKey(ctx.idempotencyKey, input.shippingInfo);
  try {
    return await buy(ctx, input, key);
  } catch (error) {
    if (error instanceof Refusal && error.code === 'PRICE_CHANGED') await showNewPrices(ctx);
    throw error;
  }
}
