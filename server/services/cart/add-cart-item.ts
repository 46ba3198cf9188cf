import { sql } from 'drizzle-orm';
import type { Infer } from 'superstruct';
import type { Cart, CartItemAdd } from '../../../contract/cart/cart.ts';
import { isUuid } from '../../../contract/values/uuid.ts';
import { CART } from '../../../contract/limits.ts';
import type { Context } from '../../context.ts';
import { isMissingReference } from '../../db/database-error.ts';
import { preparedRowsOf } from '../../db/prepared.ts';
import { retried } from '../../db/transaction.ts';
import { requireAskerId } from '../../policies/asker.ts';
import { cartIsFull, productUnavailable, quantityRefusal } from './cart-refusals.ts';
import { type CartContents, presentCart } from './read-cart.ts';

/** What the database's function `add_to_cart` answers: the cart, or why not. `total` is what the line would hold. */
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

/** Puts a product into a cart, or says why not, in one call: every step of it on its own took a round trip. */
export async function addToCart(
  { db, clock, newId }: Pick<Context, 'db' | 'clock' | 'newId'>,
  wish: Wish,
): Promise<Added> {
  const values = {
    ...wish,
    newCart: newId(),
    newLine: newId(),
    at: new Date(clock.now()).toISOString(),
    mostLines: CART.maxLines,
    mostOfOne: CART.maxQuantity,
  };
  const rows = await retried(() => preparedRowsOf<Added>(db, 'add_to_cart', statement, values)).catch(
    (error: unknown) => {
      // It was deleted between being found and being put into the cart.
      if (isMissingReference(error, 'cart_items_product_id_products_id_fk')) throw productUnavailable();
      throw error;
    },
  );
  const [added] = rows;
  if (!added) throw new Error('The database did not say what became of the cart.');
  return added;
}

/**
 * Puts a product into the consumer's cart; what lies there already adds up, and the sum is checked against the stock.
 * The line takes the price of now, in cents. Answers the whole cart. Refuses with NOT_FOUND, INSUFFICIENT_STOCK,
 * INVALID_QUANTITY or CONFLICT when the cart is full (R5.7, R7.17, R8.7).
 */
export async function addCartItem(
  ctx: Context,
  { productId, quantity }: Infer<typeof CartItemAdd>,
): Promise<{ cart: Cart }> {
  const asker = requireAskerId(ctx);
  if (!isUuid(productId)) throw productUnavailable();
  const { refusal, total, available, contents } = await addToCart(ctx, { asker, productId, quantity });
  if (refusal === 'unavailable') throw productUnavailable();
  if (refusal === 'full') throw cartIsFull();
  if (refusal === 'quantity') throw quantityRefusal(total, available);
  return { cart: await presentCart(ctx, contents) };
}
