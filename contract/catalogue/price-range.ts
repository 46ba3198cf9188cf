import { coerce, define, type Infer, object, optional, refine, string } from 'superstruct';
import { amountFromText } from '../values/money.ts';

/** Typed amount in currency units, such as "9,50" or "9,50 €"; an empty text is undefined. */
const TypedAmount = coerce(
  optional(
    define<number>(
      'importe',
      (value) => Number.isFinite(value) || 'Escribe un precio en euros, como 12 o 12,50',
    ),
  ),
  string(),
  (text) => (text.trim() === '' ? undefined : (amountFromText(text.replace(/€\s*$/, '')) ?? Number.NaN)),
);

/** Price range as typed into a filter: both ends in currency units, inclusive and optional (R7.14). */
export const PriceRange = refine(
  object({ minPrice: TypedAmount, maxPrice: TypedAmount }),
  'tramo',
  ({ minPrice = 0, maxPrice = Infinity }) =>
    minPrice <= maxPrice || { path: ['maxPrice'], message: '«Hasta» no puede ser menos que «Desde»' },
);
export type PriceRange = Infer<typeof PriceRange>;
