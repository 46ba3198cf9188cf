import { SEARCH_LIMITS } from '../../../contract/limits.ts';
import { amountFromText } from '../../../contract/values/money.ts';
import { isStorableText } from '../../../contract/values/sanitize-text.ts';
import { isUuid } from '../../../contract/values/uuid.ts';

/** Reader of a query parameter, as the router has parsed it. undefined for a missing or invalid value. */
export type QueryParamReader<Value> = (value: unknown) => Value | undefined;
type Readers = Readonly<Record<string, QueryParamReader<unknown>>>;

/** Values of these parameters in an address. */
type Said<Names extends Readers> = { [Name in keyof Names]?: Exclude<ReturnType<Names[Name]>, undefined> };
/** Values of these parameters in a query, where undefined means "not set". */
type Asked<Names extends Readers> = { [Name in keyof Names]?: ReturnType<Names[Name]> };

type Search = Readonly<Record<string, unknown>>;

/** Unpaired surrogate at the end: it would not survive the round trip through a URL. */
const HALF_SIGN = /[\uD800-\uDBFF]$/;

export const textParam: QueryParamReader<string> = (value) => {
  if (!['string', 'number', 'boolean'].includes(typeof value)) return undefined;
  const said = String(value).trim().slice(0, SEARCH_LIMITS.maxLength).replace(HALF_SIGN, '').trim();
  return said !== '' && isStorableText(said) ? said : undefined;
};

export const idParam: QueryParamReader<string> = (value) => (isUuid(value) ? value : undefined);

/** Amount in currency units, also with a decimal comma: "9,50". */
export const amountParam: QueryParamReader<number> = (value) =>
  typeof value === 'number' || typeof value === 'string' ? amountFromText(String(value)) : undefined;

export const booleanParam: QueryParamReader<boolean> = (value) =>
  [true, false].find((on) => value === on || value === String(on));

export const oneOfParam =
  <Value>(known: readonly Value[]): QueryParamReader<Value> =>
  (value) =>
    known.find((one) => one === value);

const PAGES = 100_000;

/** Page number from 2 on. An address without a page is page 1. */
export const pageParam: QueryParamReader<number> = (value) =>
  typeof value === 'number' && Number.isInteger(value) && value > 1 && value < PAGES ? value : undefined;

/** Parses a parameter as the router does. */
const parsed = (spelt: string): unknown => {
  try {
    return JSON.parse(spelt);
  } catch {
    return spelt;
  }
};

/** Quotes a value that the router would parse as another type. */
const spell = (value: unknown, read: QueryParamReader<unknown>): string =>
  String(read(parsed(String(value)))) === String(value) ? String(value) : JSON.stringify(String(value));

const saidIn = (names: Readers, values: Search) =>
  Object.entries(names).flatMap(([name, read]) => {
    const value = read(values[name]);
    return value === undefined ? [] : [{ name, value, read }];
  });

function hrefOf<Path extends `/${string}`>(
  path: Path,
  names: Readers,
  values: Search,
): Path | `${Path}?${string}` {
  const said = saidIn(names, values).map(({ name, value, read }) => [name, spell(value, read)]);
  return said.length === 0 ? path : `${path}?${new URLSearchParams(said).toString()}`;
}

/**
 * Two-way mapping between a URL and its query. `read` takes the router's search object and drops invalid
 * values, so that every URL opens. `href` writes the set values in the order of `names`.
 */
export const createHrefMapping = <Path extends `/${string}`, Names extends Readers>(
  path: Path,
  names: Names,
) => ({
  // The compiler does not see that each name keeps the type of its own reader.
  read: (search: Search) =>
    Object.fromEntries(saidIn(names, search).map(({ name, value }) => [name, value])) as Said<Names>,
  href: (asked: Asked<Names>) => hrefOf(path, names, asked),
});

/** Variant for a list with pages: the query has the offset of its first item instead of the page number. */
export const createListHrefMapping = <Path extends `/${string}`, Names extends Readers>(
  path: Path,
  pageSize: number,
  names: Names,
) => ({
  query: (search: Search) => ({
    ...createHrefMapping(path, names).read(search),
    offset: ((pageParam(search['page']) ?? 1) - 1) * pageSize,
  }),
  href: ({ offset = 0, ...asked }: Asked<Names> & { offset?: number | undefined }) =>
    hrefOf(path, { ...names, page: pageParam }, { ...asked, page: Math.floor(offset / pageSize) + 1 }),
});
