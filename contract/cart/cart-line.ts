import type { CartItem } from './cart.ts';

export type LineFault = 'NOT_FOUND' | 'INSUFFICIENT_STOCK' | 'PRICE_CHANGED';

/** What stands in the way of buying a line, by what is known of its product; null when it can be bought (R5.10, R8.7, R8.8). */
export function lineFault({ product, quantity, price }: CartItem): LineFault | null {
  if (!product || product.isActive === false) return 'NOT_FOUND';
  if (product.stock < quantity) return 'INSUFFICIENT_STOCK';
  return product.price === price ? null : 'PRICE_CHANGED';
}

/** Whether a line has to be put right before it can be bought: a price that changed is only to be confirmed (R8.8). */
export function isLineStuck(line: CartItem): boolean {
  const fault = lineFault(line);
  return fault !== null && fault !== 'PRICE_CHANGED';
}

/** How many of a line can be bought, 0 where none; null where nothing is to be put right (R5.10, R8.7, R8.8, R8.9). */
export function lineRemedy(line: CartItem, isStoreClosed: boolean): number | null {
  if (isStoreClosed) return 0;
  if (!isLineStuck(line)) return null;
  const isForSale = lineFault(line) === 'INSUFFICIENT_STOCK';
  return isForSale ? Math.max(0, line.product?.stock ?? 0) : 0;
}
