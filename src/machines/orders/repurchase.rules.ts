import { CART } from '../../../contract/limits.ts';
import type { ProductOrder } from '../../../contract/orders/order.ts';
import type { Product } from '../../../contract/catalogue/product.ts';
import { isOpenAt } from '../../../contract/stores/opening-window.ts';

/** Why a line cannot be bought again as it was: not on sale, store closed, none left, all of them in the cart, or too few. */
export type Shortfall = 'GONE' | 'CLOSED' | 'SOLD_OUT' | 'ALL_HELD' | 'FEWER';

/** What of an order goes into the cart, and what does not; `quantity` is how many do. */
export interface Repurchase {
  found: { product: Product; quantity: number }[];
  short: { productId: string; name: string; why: Shortfall; quantity: number }[];
}

export interface AvailableProducts {
  /** By id as they are today; null for those that nobody may buy any more. */
  products: Readonly<Record<string, Product | null>>;
  /** How many of each the cart holds, by product id. */
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

/** Sorts the lines of an order into what can be had today and what cannot, whole or in part (R5.7, R8.9). */
export function repurchaseOf(
  lines: readonly ProductOrder[],
  { products, held, now }: AvailableProducts,
): Repurchase {
  const result: Repurchase = { found: [], short: [] };
  for (const line of lines) {
    const { productId } = line;
    const product = products[productId] ?? null;
    const room = Math.min(product?.stock ?? 0, CART.maxQuantity) - (held[productId] ?? 0);
    const why = shortfallOf(product, room, line, now);
    const quantity = why === null ? line.quantity : why === 'FEWER' ? room : 0;
    if (product && quantity > 0) result.found.push({ product, quantity });
    const name = product?.name ?? line.product?.name ?? 'Producto';
    if (why !== null) result.short.push({ productId, name, why, quantity });
  }
  return result;
}
