import * as fc from 'fast-check';
import type { Struct } from 'superstruct';
import { ILL_FORMED_TEXTS, INJECTIONS, MOMENTS, NUMBERS, UNUSUAL_TEXTS } from './hostile-texts.ts';

type AnyObject = Record<string, unknown>;

const text = fc.oneof(
  fc.constantFrom(...INJECTIONS, ...UNUSUAL_TEXTS, ...NUMBERS, ...MOMENTS, ...ILL_FORMED_TEXTS),
  fc.string({ unit: 'binary', maxLength: 40 }),
);

/** Arbitrary JSON: hostile texts, odd numbers, arrays and objects. */
const json: fc.Arbitrary<unknown> = fc.oneof(
  text,
  fc.constantFrom(null, true, false, 0, -0, -1, 0.1, 1e308, 2 ** 31, 2 ** 53, 5e-324),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.integer(),
  fc.uuid(),
  fc.array(fc.oneof(text, fc.integer(), fc.constant(null)), { maxLength: 4 }),
  fc.dictionary(fc.string({ maxLength: 8 }), fc.oneof(text, fc.integer()), { maxKeys: 4 }),
);

const schemaOf = (struct: Struct): Record<string, Struct> =>
  struct.type === 'object' ? ((struct.schema ?? {}) as Record<string, Struct>) : {};

/**
 * Arbitrary values similar to an object struct: each field has its sample value, anything, or nothing, and there are unknown
 * fields.
 */
export function bodyLike(struct: Struct, sample: unknown): fc.Arbitrary<unknown> {
  const known = (sample ?? {}) as AnyObject;
  const fields = Object.entries(schemaOf(struct)).map(([key, field]) => {
    const inner = Object.keys(schemaOf(field)).length > 0 ? bodyLike(field, known[key]) : json;
    const good = key in known ? [{ weight: 12, arbitrary: fc.constant(known[key]) }] : [];
    return [
      key,
      fc.oneof(
        ...good,
        { weight: 2, arbitrary: inner },
        { weight: key in known ? 1 : 16, arbitrary: fc.constant(undefined) },
      ),
    ] as const;
  });
  const whole = fc
    .record({
      ...Object.fromEntries(fields),
      role: fc.constant('admin'),
      id: fc.uuid(),
    })
    .map((value) => value as unknown);
  return fc.oneof({ weight: 9, arbitrary: whole }, { weight: 1, arbitrary: json });
}

/** Arbitrary values for some fields of a query. */
export const queryLike = (fields: readonly string[]): fc.Arbitrary<Record<string, string>> =>
  fc
    .array(
      fc.tuple(
        fc.constantFrom(...fields),
        text.filter((one) => one.isWellFormed()),
      ),
      { maxLength: 4 },
    )
    .map((entries): Record<string, string> => Object.fromEntries(entries));
