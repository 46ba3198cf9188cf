import {
  ADMIN_STORE_DAY_RANGES,
  ADMIN_STORE_NUMBER_RANGES,
  type AdminStoresQuery,
} from '../../../../contract/admin/admin-stores-query.ts';
import { IMPORT_STATUSES } from '../../../../contract/import/product-import.ts';
import { amountFromText } from '../../../../contract/values/money.ts';

const DAYS = ADMIN_STORE_DAY_RANGES.flat();
const FIGURES = ADMIN_STORE_NUMBER_RANGES.flat();
const SWITCHES = ['active', 'hasProductsZip', 'productsProcessed'] as const;

/** Store filters that are not shown beside the search. */
export type AdvancedFilterValues = Pick<
  AdminStoresQuery,
  | (typeof DAYS)[number]
  | (typeof FIGURES)[number]
  | (typeof SWITCHES)[number]
  | 'productsProcessingStatus'
  | 'categories'
>;

/** Query values without any further filter. */
export const NO_ADVANCED_FILTERS = Object.fromEntries(
  [...DAYS, ...FIGURES, ...SWITCHES, 'productsProcessingStatus', 'categories'].map((name) => [
    name,
    undefined,
  ]),
) as AdvancedFilterValues;

/** Number of further filters in a query. */
export const countAdvancedFilters = (query: AdminStoresQuery): number =>
  Object.keys(NO_ADVANCED_FILTERS).filter((name) => query[name as keyof AdvancedFilterValues] !== undefined)
    .length;

/** Query values of the filter form. Invalid amounts are left out; a minimum above the maximum is swapped with it. */
export function parseAdvancedFilters(form: FormData): AdvancedFilterValues {
  const textOf = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
  };
  const words = textOf('categories')
    ?.split(',')
    .map((word) => word.trim())
    .filter(Boolean);
  const figures = ADMIN_STORE_NUMBER_RANGES.flatMap(([least, most]) => {
    const [low, high] = [least, most].map((name) => amountFromText(textOf(name) ?? ''));
    const isTurned = low !== undefined && high !== undefined && low > high;
    return [
      [least, isTurned ? high : low],
      [most, isTurned ? low : high],
    ];
  });
  const switches = SWITCHES.map((name) => {
    const said = textOf(name);
    return [name, said === undefined ? undefined : said === 'true'];
  });
  return {
    ...NO_ADVANCED_FILTERS,
    ...Object.fromEntries([...DAYS.map((name) => [name, textOf(name)]), ...figures, ...switches]),
    productsProcessingStatus: IMPORT_STATUSES.find((one) => one === textOf('productsProcessingStatus')),
    categories: words && words.length > 0 ? words : undefined,
  };
}
