import { and, asc, eq, sql } from 'drizzle-orm';
import type { Formatter } from '../../../contract/values/format.ts';
import { closedStoreMessage } from '../../../contract/stores/opening-state.ts';
import type { Database } from '../../db/database.ts';
import { preparedStatement } from '../../db/prepared-statements.ts';
import { users } from '../../db/schema-auth.ts';
import { cartItems } from '../../db/schema-orders.ts';
import { products } from '../../db/schema-products.ts';
import { popupStores } from '../../db/schema-stores.ts';
import { Refusal } from '../../http/refusal.ts';
import { presentDates } from '../stores/present-dates.ts';

const isInCart = eq(cartItems.cartId, sql.placeholder('cartId'));

/** Redundant with the join; without it the planner scans all products in id order. */
const isProductOfCart = sql`${products.id} = any(array(select ${cartItems.productId} from ${cartItems} where ${isInCart}))`;

const statement = (db: Database) =>
  db
    .select({
      quantity: cartItems.quantity,
      seenCents: cartItems.priceCents,
      id: products.id,
      priceCents: products.priceCents,
      stock: products.stock,
      isForSale: products.isActive,
      producerId: products.producerId,
      name: products.name,
      producerName: products.producerName,
      shortDescription: products.shortDescription,
      pictureNames: products.pictureNames,
      popupStoreId: products.popupStoreId,
      sellerName: users.fullName,
      store: {
        id: popupStores.id,
        name: popupStores.name,
        ownerInfo: popupStores.ownerInfo,
        status: popupStores.status,
        startDate: popupStores.startDate,
        endDate: popupStores.endDate,
      },
    })
    .from(cartItems)
    .innerJoin(products, eq(products.id, cartItems.productId))
    .leftJoin(popupStores, eq(popupStores.id, products.popupStoreId))
    .leftJoin(users, eq(users.id, products.producerId))
    .where(and(isInCart, isProductOfCart))
    .orderBy(asc(products.id))
    .for('no key update', { of: products });

/**
 * Cart lines with their products. The product rows are locked in id order until the transaction ends, which avoids
 * deadlocks between checkouts.
 */
export const lockCheckoutLines = ({ db }: { db: Database }, cartId: string) =>
  preparedStatement(db, 'lines_to_buy', statement).execute({ cartId });

export type CheckoutLine = Awaited<ReturnType<typeof lockCheckoutLines>>[number];

function closedSentence({ store }: CheckoutLine, now: number, formatter: Formatter): string | null {
  if (!store) return null;
  return closedStoreMessage({ status: store.status, ...presentDates(store) }, now, formatter);
}

const missing = ({ name, stock, isForSale }: CheckoutLine) =>
  isForSale && stock > 0 ? `${name} (stock: ${stock})` : `${name} (sin stock)`;

const SHORT = 'Algunos productos ya no están disponibles. Revisa tu carrito.';

/** Refusal of a cart with a deleted product. The shopper is notified once, before a purchase without it. */
export class UnavailableLinesRefusal extends Refusal {
  constructor() {
    super('INSUFFICIENT_STOCK', SHORT);
  }
}

/** Refusal of lines without enough stock; it lists them (R8.8). */
export const insufficientStockRefusal = (lines: CheckoutLine[]) =>
  new Refusal('INSUFFICIENT_STOCK', `${SHORT} ${lines.map(missing).join(', ')}`, {
    errors: lines.map((line) => ({ field: line.id, message: missing(line) })),
  });

/**
 * Refuses a cart that cannot be bought at `now` (ms): CART_EMPTY, STORE_CLOSED, INSUFFICIENT_STOCK or PRICE_CHANGED, in
 * this order (R4.10, R5.10, R8.8, R8.9). Lines without a store count as open.
 */
export function requireBuyableLines(lines: CheckoutLine[], now: number, formatter: Formatter): void {
  if (lines.length === 0) throw emptyCartRefusal();
  for (const line of lines) {
    const closed = closedSentence(line, now, formatter);
    if (closed) throw new Refusal('STORE_CLOSED', closed);
  }
  const short = lines.filter(({ isForSale, stock, quantity }) => !isForSale || stock < quantity);
  if (short.length > 0) throw insufficientStockRefusal(short);
  if (lines.some(({ seenCents, priceCents }) => seenCents !== priceCents))
    throw new Refusal('PRICE_CHANGED', 'Los precios han cambiado. Revisa tu carrito.');
}

export const emptyCartRefusal = () => new Refusal('CART_EMPTY', 'Tu carrito está vacío.');
