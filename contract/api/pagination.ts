import { boolean, define, type Infer, number, object, optional, string, type Struct } from 'superstruct';
import { Instant } from '../values/instant.ts';
import { SEARCH_LIMITS } from '../limits.ts';
import { coerceFromText, coerceValue } from './coerce-value.ts';
import { freeText } from '../values/text.ts';

/**
 * Pagination part of a list answer. A client sends `asOf` back so that later pages show the same state of the list.
 * «extension» `totalIsBound`: there are more rows than `total`.
 */
export const PageInfo = object({
  total: number(),
  hasMore: boolean(),
  asOf: optional(string()),
  totalIsBound: optional(boolean()),
});
export type PageInfo = Infer<typeof PageInfo>;

const whole = (min: number, max: number, message: string) =>
  define<number>(
    'entero',
    (value) => (Number.isInteger(value) && Number(value) >= min && Number(value) <= max) || message,
  );

const DECIMAL = /^-?\d{1,15}(\.\d{1,15})?$/;

const asNumber = (value: unknown) =>
  typeof value === 'string' && DECIMAL.test(value) ? Number(value) : value;

/** Struct for a query parameter: converts a numeric string to a number before validation. */
export const numericParameter = <T>(struct: Struct<T, null>) => coerceValue(struct, asNumber);

/** Boolean query parameter: the text "true" or "false". */
export const QueryBoolean = coerceFromText(boolean(), (text) =>
  text === 'true' ? true : text === 'false' ? false : text,
);

const Offset = numericParameter(whole(0, 1_000_000_000, 'El desplazamiento no es válido'));

/** Page limit; a value above the maximum is reduced to the maximum. */
const cappedLimit = (max: number) =>
  coerceValue(whole(1, max, 'El límite no es válido'), (value) => {
    const limit = asNumber(value);
    return typeof limit === 'number' ? Math.min(limit, max) : limit;
  });

/** Pagination parameters `limit`, `offset` and `asOf` of a list with at most `max` entries per page. */
export const pageQuery = (max: number) => ({
  limit: optional(cappedLimit(max)),
  offset: optional(Offset),
  asOf: optional(Instant),
});

/** Non-negative integer query parameter. */
export const QueryCount = numericParameter(whole(0, 1_000_000_000, 'El número no es válido'));

/** Page number, starting at 1. */
export const PageNumber = numericParameter(whole(1, 10_000_000, 'La página no es válida'));

/** Search text, limited in length. */
export const SearchText = freeText({ max: SEARCH_LIMITS.maxLength });

/** Non-negative amount in currency units as a query parameter. */
export const QueryAmount = numericParameter(
  define<number>(
    'importe',
    (value) =>
      (typeof value === 'number' && value >= 0 && Number.isFinite(value)) || 'El importe no es válido',
  ),
);

export const SortOrder = define<'asc' | 'desc'>(
  'orden',
  (value) => value === 'asc' || value === 'desc' || 'El orden no es válido',
);
