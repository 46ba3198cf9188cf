import { define } from 'superstruct';

const figure = (isOne: (value: number) => boolean) =>
  define<number>(
    'cifra',
    (value) =>
      (typeof value === 'number' && Number.isFinite(value) && isOne(value)) || 'La cifra no es válida',
  );

/** Non-negative integer. */
export const Count = figure((value) => Number.isInteger(value) && value >= 0);

/** Non-negative amount in currency units. */
export const Amount = figure((value) => value >= 0);

/** Share of a total, from 0 to 1. */
export const Share = figure((value) => value >= 0 && value <= 1);
