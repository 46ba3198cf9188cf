import { PAGE_SIZES } from '../../../contract/api/page-sizes.ts';
import { createListHrefMapping, oneOfParam, type QueryParamReader } from '../shell/href-mapping.ts';

/**
 * Two-way mapping between a URL and the query of a list whose page size the user may change; `pageSize` is
 * the default.
 */
export const createTableHrefMapping = <
  Path extends `/${string}`,
  Names extends Readonly<Record<string, QueryParamReader<unknown>>>,
>(
  path: Path,
  pageSize: number,
  names: Names,
) => {
  const rows = oneOfParam<number>(PAGE_SIZES.filter((size) => size !== pageSize));
  const holding = (chosen: unknown) =>
    createListHrefMapping(path, rows(chosen) ?? pageSize, { ...names, rows });
  type Address = ReturnType<typeof holding>;
  return {
    query: (search: Parameters<Address['query']>[0]) => holding(search['rows']).query(search),
    href: (asked: Parameters<Address['href']>[0]) => holding(asked.rows).href(asked),
  };
};
