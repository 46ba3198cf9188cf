import { define } from 'superstruct';

const figure = (isOne: (value: number) => boolean) =>
  define<number>(
    'cifra',
    (value) =>
      (typeof value === 'number' && Number.isFinite(value) && isOne(value)) || 'La cifra no es válida',
  );

/** How many of something. */
export const Count = figure((value) => Number.isInteger(value) && value >= 0);

/** A sum of money in currency units. */
export const Amount = figure((value) => value >= 0);

/** A part of a whole, from 0 to 1. */
export const Share = figure((value) => value >= 0 && value <= 1);
