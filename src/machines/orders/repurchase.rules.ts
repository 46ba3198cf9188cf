import { CART_SETTINGS } from '../../../contract/limits.ts';
import type { ProductOrder } from '../../../contract/orders/order.ts';
import type { Product } from '../../../contract/catalogue/product.ts';
import { isOpenAt } from '../../../contract/stores/opening-state.ts';

/**
 * Reason why a line cannot be bought again in full. GONE: not on sale. CLOSED: store closed. SOLD_OUT: no
 * stock. ALL_HELD: all pieces are in the cart already. FEWER: less stock than ordered.
 */
export type ShortfallReason = 'GONE' | 'CLOSED' | 'SOLD_OUT' | 'ALL_HELD' | 'FEWER';

/**
 * Lines of an order that go into the cart, and those that do not or not in full. `quantity` is the number of
 * pieces added.
 */
export interface Repurchase {
  found: { product: Product; quantity: number }[];
  short: { productId: string; name: string; why: ShortfallReason; quantity: number }[];
}

export interface AvailableProducts {
  /** Current data by product id; null for products that are no longer on sale. */
  products: Readonly<Record<string, Product | null>>;
  /** Quantity in the cart, by product id. */
  held: Readonly<Record<string, number>>;
  now: number;
}

function shortfallOf(product: Product | null, room: number, { quantity }: ProductOrder, now: number) {
  if (!product || product.isActive === false) return 'GONE';
  if (product.popupStore && !isOpenAt(product.popupStore, now)) return 'CLOSED';
  if (product.stock <= 0) return 'SOLD_OUT';
  if (room <= 0) return 'ALL_HELD';
  return room < quantity ? 'FEWER' : null;
}

/** Splits the lines of an order into available and unavailable ones, in whole or in part (R5.7, R8.9). */
export function repurchaseOf(
  lines: readonly ProductOrder[],
  { products, held, now }: AvailableProducts,
): Repurchase {
  const result: Repurchase = { found: [], short: [] };
  for (const line of lines) {
    const { productId } = line;
    const product = products[productId] ?? null;
    const room = Math.min(product?.stock ?? 0, CART_SETTINGS.maxQuantity) - (held[productId] ?? 0);
    const why = shortfallOf(product, room, line, now);
    const quantity = why === null ? line.quantity : why === 'FEWER' ? room : 0;
    if (product && quantity > 0) result.found.push({ product, quantity });
    const name = product?.name ?? line.product?.name ?? 'Producto';
    if (why !== null) result.short.push({ productId, name, why, quantity });
  }
  return result;
}
