import { boolean, define, type Infer, number, object, optional, string, type Struct } from 'superstruct';
import { Instant } from '../values/instant.ts';
import { SEARCH } from '../limits.ts';
import { readText, readValue } from './read-value.ts';
import { freeText } from '../values/text.ts';

/** What every list says of itself; `asOf` passed back keeps later pages steady. */
export const Pagination = object({ total: number(), hasMore: boolean(), asOf: optional(string()) });
export type Pagination = Infer<typeof Pagination>;

const whole = (min: number, max: number, message: string) =>
  define<number>(
    'entero',
    (value) => (Number.isInteger(value) && Number(value) >= min && Number(value) <= max) || message,
  );

const DECIMAL = /^-?\d{1,15}(\.\d{1,15})?$/;

const asNumber = (value: unknown) =>
  typeof value === 'string' && DECIMAL.test(value) ? Number(value) : value;

/** Query values are texts; those that spell a number are read as one. */
export const fromText = <T>(struct: Struct<T, null>) => readValue(struct, asNumber);

/** A switch in the query: true or false, spelt out. */
export const QuerySwitch = readText(boolean(), (text) =>
  text === 'true' ? true : text === 'false' ? false : text,
);

const Offset = fromText(whole(0, 1_000_000_000, 'El desplazamiento no es válido'));

/** A limit beyond the cap is read as the cap: whoever asks for more gets the most there is. */
const cappedLimit = (max: number) =>
  readValue(whole(1, max, 'El límite no es válido'), (value) => {
    const limit = asNumber(value);
    return typeof limit === 'number' ? Math.min(limit, max) : limit;
  });

/** limit, offset and asOf of a list whose pages hold at most `max`. */
export const pageQuery = (max: number) => ({
  limit: optional(cappedLimit(max)),
  offset: optional(Offset),
  asOf: optional(Instant),
});

/** How many, in a query, 0 or more. */
export const QueryCount = fromText(whole(0, 1_000_000_000, 'El número no es válido'));

/** A page number from 1 on. */
export const PageNumber = fromText(whole(1, 10_000_000, 'La página no es válida'));

/** The text of a search. */
export const SearchText = freeText({ max: SEARCH.maxLength });

/** An amount in currency units in a query, 0 or more. */
export const QueryAmount = fromText(
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
