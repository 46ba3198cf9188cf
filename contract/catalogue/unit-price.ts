import { toCents, toUnits } from '../values/money.ts';
import type { Product } from './product.ts';

/** Reference unit that the law requires for price comparison, and the factor from the content unit to it. */
const MEASURES: Readonly<Record<string, { per: 'kg' | 'l' | 'unit'; times: number }>> = {
  g: { per: 'kg', times: 1_000 },
  kg: { per: 'kg', times: 1 },
  ml: { per: 'l', times: 1_000 },
  l: { per: 'l', times: 1 },
  unit: { per: 'unit', times: 1 },
};

/**
 * Unit price per kilogram, litre or piece, in currency units rounded to the cent; null without content, or if it equals
 * the price.
 */
export function unitPriceOf({ price, details }: Pick<Product, 'price' | 'details'>) {
  const content = details?.content;
  const measure = content && MEASURES[content.unit];
  if (!measure) return null;
  const cents = Math.round((toCents(price) * measure.times) / content.amount);
  return cents === toCents(price) ? null : { price: toUnits(cents), per: measure.per };
}
