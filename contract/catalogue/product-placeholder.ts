import type { Product } from './product.ts';

/**
 * Product placeholder: fields of a pressed product card, shown until the product page has loaded. Price in currency
 * units.
 */
export type ProductPlaceholder = Pick<Product, 'name' | 'price' | 'thumbnailUrl'>;

/**
 * Parser of a placeholder from navigation state; undefined for other values, e.g. from another release (R2.1). Written
 * without superstruct, because first screens load no structs.
 */
export function readPlaceholder(told: unknown): ProductPlaceholder | undefined {
  const { name, price, thumbnailUrl } = (told ?? {}) as Partial<Record<keyof ProductPlaceholder, unknown>>;
  if (typeof name !== 'string' || typeof price !== 'number') return undefined;
  return { name, price, thumbnailUrl: typeof thumbnailUrl === 'string' ? thumbnailUrl : null };
}
