import { sql } from 'drizzle-orm';
import type { Infer } from 'superstruct';
import type { Cart, CartItemAdd } from '../../../contract/cart/cart.ts';
import { isUuid } from '../../../contract/values/uuid.ts';
import { CART_SETTINGS } from '../../../contract/limits.ts';
import type { Context } from '../../context.ts';
import { isMissingReference } from '../../db/database-error.ts';
import { onlyRow } from '../../db/database.ts';
import { preparedRowsOf } from '../../db/prepared-statements.ts';
import { retryTransaction } from '../../db/transaction.ts';
import { requireAskerId } from '../../policies/asker.ts';
import { fullCartRefusal, unavailableProductRefusal, quantityRefusal } from './cart-refusals.ts';
import { type CartContents, presentCart } from './read-cart.ts';

/** Result of the SQL function `add_to_cart`: the cart, or a refusal. `total` is the resulting quantity of the line. */
interface Added extends Record<string, unknown> {
  refusal: 'unavailable' | 'full' | 'quantity' | null;
  total: number;
  available: number;
  contents: CartContents;
}

const { placeholder } = sql;

const statement = () => sql`
  select refusal, total, available, contents from add_to_cart(
    ${placeholder('asker')}::uuid, ${placeholder('productId')}::uuid, ${placeholder('quantity')}::int,
    ${placeholder('newCart')}::uuid, ${placeholder('newLine')}::uuid, ${placeholder('at')}::timestamptz,
    ${placeholder('mostLines')}::int, ${placeholder('mostOfOne')}::int)`;

interface Wish {
  asker: string;
  productId: string;
  quantity: number;
}

/**
 * Adds a product to a cart, or returns the refusal, in one database call. Separate statements would each cost a round
 * trip.
 */
export async function insertCartItem(
  { db, clock, newId }: Pick<Context, 'db' | 'clock' | 'newId'>,
  wish: Wish,
): Promise<Added> {
  const values = {
    ...wish,
    newCart: newId(),
    newLine: newId(),
    at: new Date(clock.now()).toISOString(),
    mostLines: CART_SETTINGS.maxLines,
    mostOfOne: CART_SETTINGS.maxQuantity,
  };
  const rows = await retryTransaction(() =>
    preparedRowsOf<Added>(db, 'add_to_cart', statement, values),
  ).catch((error: unknown) => {
    // The product was deleted between its lookup and the insert.
    if (isMissingReference(error, 'cart_items_product_id_products_id_fk')) throw unavailableProductRefusal();
    throw error;
  });
  return onlyRow(rows);
}

/**
 * Adds a product to the consumer's cart (R5.7, R7.17, R8.7). The quantity adds to an existing line, and the sum is
 * checked against the stock. The line gets the current price, in cents. Returns the complete cart. Throws NOT_FOUND,
 * INSUFFICIENT_STOCK, INVALID_QUANTITY, or CONFLICT if the cart is full.
 */
export async function addCartItem(
  ctx: Context,
  { productId, quantity }: Infer<typeof CartItemAdd>,
): Promise<{ cart: Cart }> {
  const asker = requireAskerId(ctx);
  if (!isUuid(productId)) throw unavailableProductRefusal();
  const { refusal, total, available, contents } = await insertCartItem(ctx, { asker, productId, quantity });
  if (refusal === 'unavailable') throw unavailableProductRefusal();
  if (refusal === 'full') throw fullCartRefusal();
  if (refusal === 'quantity') throw quantityRefusal(total, available);
  return { cart: await presentCart(ctx, contents) };
}
