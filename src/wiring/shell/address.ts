import { SEARCH } from '../../../contract/limits.ts';
import { amountFromText } from '../../../contract/values/money.ts';
import { isStorableText } from '../../../contract/values/sanitize-text.ts';
import { isUuid } from '../../../contract/values/uuid.ts';

/** A value as the router reads it from an address; undefined is what says nothing or is not understood. */
export type Reader<Value> = (value: unknown) => Value | undefined;
type Readers = Readonly<Record<string, Reader<unknown>>>;

/** What an address says of these names. */
type Said<Names extends Readers> = { [Name in keyof Names]?: Exclude<ReturnType<Names[Name]>, undefined> };
/** The same as a question has it, where what is not asked for may be undefined. */
type Asked<Names extends Readers> = { [Name in keyof Names]?: ReturnType<Names[Name]> };

type Search = Readonly<Record<string, unknown>>;

/** Half a sign is none: it would not come back from the address. */
const HALF_SIGN = /[\uD800-\uDBFF]$/;

export const text: Reader<string> = (value) => {
  if (!['string', 'number', 'boolean'].includes(typeof value)) return undefined;
  const said = String(value).trim().slice(0, SEARCH.maxLength).replace(HALF_SIGN, '').trim();
  return said !== '' && isStorableText(said) ? said : undefined;
};

export const id: Reader<string> = (value) => (isUuid(value) ? value : undefined);

/** Currency units, also as people write them: "9,50". */
export const amount: Reader<number> = (value) =>
  typeof value === 'number' || typeof value === 'string' ? amountFromText(String(value)) : undefined;

export const flag: Reader<boolean> = (value) =>
  [true, false].find((on) => value === on || value === String(on));

export const oneOf =
  <Value>(known: readonly Value[]): Reader<Value> =>
  (value) =>
    known.find((one) => one === value);

const PAGES = 100_000;

/** A page from the second on: the first one is what an address shows that names none. */
export const page: Reader<number> = (value) =>
  typeof value === 'number' && Number.isInteger(value) && value > 1 && value < PAGES ? value : undefined;

/** As the router reads what stands in an address. */
const parsed = (spelt: string): unknown => {
  try {
    return JSON.parse(spelt);
  } catch {
    return spelt;
  }
};

/** What would be read as something else is put in quotes, as the router does. */
const spell = (value: unknown, read: Reader<unknown>): string =>
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
 * The one way between an address and what is asked for there. `read` takes the search as the router has it and leaves out
 * what is not understood, so that any address opens; `href` names in this order what says something.
 */
export const createAddress = <Path extends `/${string}`, Names extends Readers>(
  path: Path,
  names: Names,
) => ({
  // The compiler does not see that each name keeps the value of its own reader.
  read: (search: Search) =>
    Object.fromEntries(saidIn(names, search).map(({ name, value }) => [name, value])) as Said<Names>,
  href: (asked: Asked<Names>) => hrefOf(path, names, asked),
});

/** The same of a list with pages: a question counts the items before its page instead of the pages. */
export const createListAddress = <Path extends `/${string}`, Names extends Readers>(
  path: Path,
  pageSize: number,
  names: Names,
) => ({
  query: (search: Search) => ({
    ...createAddress(path, names).read(search),
    offset: ((page(search['page']) ?? 1) - 1) * pageSize,
  }),
  href: ({ offset = 0, ...asked }: Asked<Names> & { offset?: number | undefined }) =>
    hrefOf(path, { ...names, page }, { ...asked, page: Math.floor(offset / pageSize) + 1 }),
});
