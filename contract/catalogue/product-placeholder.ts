import type { Product } from './product.ts';

/** What a card has shown of a product: enough to stand there until its page has come. Price in currency units. */
export type ProductPlaceholder = Pick<Product, 'name' | 'price' | 'thumbnailUrl'>;

/**
 * What one screen told the next of a product; undefined for anything else, as a tab may keep it from another release (R2.1).
 * By hand, because it is asked on first screens, which come without structs.
 */
export function readPlaceholder(told: unknown): ProductPlaceholder | undefined {
  const { name, price, thumbnailUrl } = (told ?? {}) as Partial<Record<keyof ProductPlaceholder, unknown>>;
  if (typeof name !== 'string' || typeof price !== 'number') return undefined;
  return { name, price, thumbnailUrl: typeof thumbnailUrl === 'string' ? thumbnailUrl : null };
}
