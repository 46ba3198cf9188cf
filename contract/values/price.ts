import { define } from 'superstruct';

/** Maximum price, in currency units. */
export const MAX_PRICE = 999_999.99;

/** True if an amount in currency units has at most two decimals. */
export const isWholeCents = (units: number) => Math.abs(units * 100 - Math.round(units * 100)) < 1e-6;

/** Price in currency units: above 0, at most two decimals (R5.5). */
export const Price = define<number>(
  'precio',
  (value) =>
    (typeof value === 'number' && value >= 0.01 && value <= MAX_PRICE && isWholeCents(value)) ||
    'El precio debe ser un número mayor a 0',
);
