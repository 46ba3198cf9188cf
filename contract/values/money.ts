/** Cents of an amount in currency units; exact for at most two decimals. */
export const toCents = (units: number): number => Math.round(units * 100);

/** Currency units, as used by the API, of an amount in cents. */
export const toUnits = (cents: number): number => cents / 100;

const AMOUNT = /^\d{1,9}([.,]\d{1,2})?$/;

/** Currency units of a typed amount: "9,50" → 9.5; undefined for any other text. */
export const amountFromText = (text: string): number | undefined =>
  AMOUNT.test(text.trim()) ? Number(text.trim().replace(',', '.')) : undefined;

/** Total of price × quantity in currency units, added in cents so that 3 × 0.10 is 0.30 (R9.11). */
export const totalOf = (lines: readonly { price: number; quantity: number }[]): number =>
  toUnits(lines.reduce((sum, { price, quantity }) => sum + toCents(price) * quantity, 0));
