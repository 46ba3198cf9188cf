import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Infer } from 'superstruct';
import type { CheckoutInput, Order } from '../../../contract/orders/order.ts';
import type { RefusalCode } from '../../../contract/api/failure.ts';
import type { Context } from '../../context.ts';
import { cartItems, carts } from '../../db/schema-orders.ts';
import { products } from '../../db/schema-products.ts';
import { inTransaction } from '../../db/transaction.ts';
import { requireAskerId } from '../../policies/asker.ts';
import { Refusal } from '../../http/refusal.ts';
import { lockCart, lockCartToBuy } from '../cart/lock-cart.ts';
import {
  emptyCartRefusal,
  UnavailableLinesRefusal,
  lockCheckoutLines,
  requireBuyableLines,
} from './checkout-lines.ts';
import { getOrder } from '../orders/get-order.ts';
import { type CheckoutKey, findOrderByCheckoutKey, readCheckoutKey } from './idempotency.ts';
import { requireOrderRate } from './order-rate-limit.ts';
import { placeOrder } from './place-order.ts';
import { notifyPlaced } from '../orders/notify-order.ts';

type Shipping = Infer<typeof CheckoutInput>;

const buy = (
  ctx: Context,
  { shippingInfo }: Shipping,
  key: CheckoutKey | undefined,
): Promise<{ order: Order; isNew: boolean }> =>
  inTransaction(ctx, async (ctx) => {
    const cart = await lockCartToBuy(ctx);
    if (!cart) throw emptyCartRefusal();
    const known = key && (await findOrderByCheckoutKey(ctx, key));
    if (known !== undefined) return { ...(await getOrder(ctx, { id: known })), isNew: false };
    if (ctx.hasRateLimits) requireOrderRate(cart.paceUsedUpSince, ctx.clock.now());
    const lines = await lockCheckoutLines(ctx, cart.id);
    requireBuyableLines(lines, ctx.clock.now(), ctx.formatter);
    const order = await placeOrder(ctx, { cart, lines, shippingInfo, key });
    await notifyPlaced(ctx, order);
    return { order, isNew: true };
  });

/** Updates the prices in the asker's cart, so that the shopper sees them and can retry. */
const showNewPrices = (ctx: Context) =>
  inTransaction(ctx, async (ctx) => {
    const cartId = await lockCart(ctx);
    await ctx.db
      .update(cartItems)
      .set({ priceCents: products.priceCents })
      .from(products)
      .where(and(eq(cartItems.cartId, cartId), eq(products.id, cartItems.productId)));
  });

/** Deletes cart lines of deleted products, after the shopper was notified. */
const dropGoneLines = (ctx: Context) =>
  ctx.db.delete(cartItems).where(
    and(
      isNull(cartItems.productId),
      inArray(
        cartItems.cartId,
        ctx.db
          .select({ id: carts.id })
          .from(carts)
          .where(eq(carts.userId, requireAskerId(ctx))),
      ),
    ),
  );

const isOf = (error: unknown, code: RefusalCode) => error instanceof Refusal && error.code === code;

/**
 * Checkout of the consumer's cart in one transaction (R5.10, R7.18, R8.8, R8.9): creates the order, empties the cart,
 * and e-mails everybody concerned. For 24 h the same idempotency key and shipping data return the same order. Throws
 * CART_EMPTY, STORE_CLOSED, INSUFFICIENT_STOCK, PRICE_CHANGED (the cart then has the new prices), IDEMPOTENCY_MISMATCH,
 * MALFORMED_REQUEST, or TOO_MANY_REQUESTS. Refusals are not stored under the key.
 */
export async function checkout(ctx: Context, input: Shipping): Promise<{ order: Order }> {
  const key = readCheckoutKey(ctx.idempotencyKey, input.shippingInfo);
  try {
    const { order, isNew } = await buy(ctx, input, key);
    if (isNew) ctx.metrics?.orderPlaced();
    return { order };
  } catch (error) {
    if (isOf(error, 'PRICE_CHANGED')) await showNewPrices(ctx);
    if (error instanceof UnavailableLinesRefusal || isOf(error, 'CART_EMPTY')) await dropGoneLines(ctx);
    throw error;
  }
}
