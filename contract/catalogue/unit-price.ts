import { toCents, toUnits } from '../values/money.ts';
import type { Product } from './product.ts';

/** By what the law has goods compared, and how many of a unit are one of it. */
const MEASURES: Readonly<Record<string, { per: 'kg' | 'l' | 'unit'; times: number }>> = {
  g: { per: 'kg', times: 1_000 },
  kg: { per: 'kg', times: 1 },
  ml: { per: 'l', times: 1_000 },
  l: { per: 'l', times: 1 },
  unit: { per: 'unit', times: 1 },
};

/**
 * What a kilo, a litre or a piece of a product costs, in currency units to the cent; null where its content is not said, or where
 * that is its price.
 */
export function unitPriceOf({ price, details }: Pick<Product, 'price' | 'details'>) {
  const content = details?.content;
  const measure = content && MEASURES[content.unit];
  if (!measure) return null;
  const cents = Math.round((toCents(price) * measure.times) / content.amount);
  return cents === toCents(price) ? null : { price: toUnits(cents), per: measure.per };
}
