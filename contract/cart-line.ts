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
