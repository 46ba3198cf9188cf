import { PAGE_SIZES } from '../../../contract/api/page-sizes.ts';
import { createListAddress, oneOf, type Reader } from '../shell/href-mapping.ts';

/**
 * Two-way mapping between a URL and the query of a list whose page size the user may change; `pageSize` is
 * the default.
 */
export const createTableAddress = <
  Path extends `/${string}`,
  Names extends Readonly<Record<string, Reader<unknown>>>,
>(
  path: Path,
  pageSize: number,
  names: Names,
) => {
  const rows = oneOf<number>(PAGE_SIZES.filter((size) => size !== pageSize));
  const holding = (chosen: unknown) => createListAddress(path, rows(chosen) ?? pageSize, { ...names, rows });
  type Address = ReturnType<typeof holding>;
  return {
    query: (search: Parameters<Address['query']>[0]) => holding(search['rows']).query(search),
    href: (asked: Parameters<Address['href']>[0]) => holding(asked.rows).href(asked),
  };
};
