import { any, coerce, type Struct } from 'superstruct';

/**
 * Struct that converts a value before validation. It coerces from `any()`, because coercion from a narrower type
 * creates an error with a stack for each value of another type, also for absent parameters.
 */
export const coerceValue = <T, S>(struct: Struct<T, S>, read: (value: unknown) => unknown): Struct<T, S> =>
  coerce(struct, any(), read);

/** Struct that converts only strings before validation. */
export const coerceFromText = <T, S>(struct: Struct<T, S>, read: (text: string) => unknown): Struct<T, S> =>
  coerceValue(struct, (value) => (typeof value === 'string' ? read(value) : value));
