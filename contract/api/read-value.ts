import { any, coerce, type Struct } from 'superstruct';

/**
 * A struct whose values are read before they are checked. `coerce` from one kind of value makes an error, with its stack,
 * of every value of another kind, and so of each parameter that a query does without; from any kind it makes none.
 */
export const readValue = <T, S>(struct: Struct<T, S>, read: (value: unknown) => unknown): Struct<T, S> =>
  coerce(struct, any(), read);

/** The same of texts alone. */
export const readText = <T, S>(struct: Struct<T, S>, read: (text: string) => unknown): Struct<T, S> =>
  readValue(struct, (value) => (typeof value === 'string' ? read(value) : value));
