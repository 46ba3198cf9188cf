import type { CartItem } from './cart.ts';

export type LineFault = 'NOT_FOUND' | 'INSUFFICIENT_STOCK' | 'PRICE_CHANGED';

/**
 * Reason against the purchase of a cart line, from the known state of its product; null if the line can be bought
 * (R5.10, R8.7, R8.8).
 */
export function lineFault({ product, quantity, price }: CartItem): LineFault | null {
  if (!product || product.isActive === false) return 'NOT_FOUND';
  if (product.stock < quantity) return 'INSUFFICIENT_STOCK';
  return product.price === price ? null : 'PRICE_CHANGED';
}

/** True if a line must be corrected before checkout. A changed price only needs confirmation (R8.8). */
export function isLineBlockingCheckout(line: CartItem): boolean {
  const fault = lineFault(line);
  return fault !== null && fault !== 'PRICE_CHANGED';
}

/** Quantity of a line that can be bought, 0 if none; null if the line needs no correction (R5.10, R8.7, R8.8, R8.9). */
export function correctedLineQuantity(line: CartItem, isStoreClosed: boolean): number | null {
  if (isStoreClosed) return 0;
  if (!isLineBlockingCheckout(line)) return null;
  const isForSale = lineFault(line) === 'INSUFFICIENT_STOCK';
  return isForSale ? Math.max(0, line.product?.stock ?? 0) : 0;
}
