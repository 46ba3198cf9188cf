import { any, coerce, type Struct } from 'superstruct';

/**
 * Struct that converts a value before validation. It coerces from `any()`, because coercion from a narrower type
 * creates an error with a stack for each value of another type, also for absent parameters.
 */
export const readValue = <T, S>(struct: Struct<T, S>, read: (value: unknown) => unknown): Struct<T, S> =>
  coerce(struct, any(), read);

/** Struct that converts only strings before validation. */
export const readText = <T, S>(struct: Struct<T, S>, read: (text: string) => unknown): Struct<T, S> =>
  readValue(struct, (value) => (typeof value === 'string' ? read(value) : value));
