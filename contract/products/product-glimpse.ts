import { type Infer, type } from 'superstruct';
import { check } from '../calls/checking.ts';
import { WireProduct } from './product.ts';

const { name, price, thumbnailUrl } = WireProduct.schema;
const ProductGlimpse = type({ name, price, thumbnailUrl });

/** What a card has shown of a product: enough to stand there until its page has come. Price in currency units. */
export type ProductGlimpse = Infer<typeof ProductGlimpse>;

/** Reads what one screen told the next of a product; undefined for anything else, as a tab may keep it from another release (R2.1). */
export function readGlimpse(told: unknown): ProductGlimpse | undefined {
  const known = check(told, ProductGlimpse);
  return known.ok ? known.value : undefined;
}
