import type { AdminStoresQuery } from '../../../../contract/admin/admin-stores-query.ts';

type Order = Pick<AdminStoresQuery, 'sortBy' | 'sortOrder'>;

/** Sort options of all stores with their query values; the first is the default (R9.7). */
export const STORE_SORTS = [
  { value: 'newest', label: 'Los más nuevos', asked: { sortBy: undefined, sortOrder: undefined } },
  { value: 'changed', label: 'Cambiados hace poco', asked: { sortBy: 'updatedAt', sortOrder: 'desc' } },
  { value: 'opening', label: 'Los que abren antes', asked: { sortBy: 'startDate', sortOrder: 'asc' } },
  { value: 'closing', label: 'Los que cierran antes', asked: { sortBy: 'endDate', sortOrder: 'asc' } },
  { value: 'name', label: 'Nombre', asked: { sortBy: 'name', sortOrder: 'asc' } },
] as const satisfies readonly { value: string; label: string; asked: Order }[];

export type StoreSort = (typeof STORE_SORTS)[number]['value'];

/** Sort option of a query. */
export const storeSortOf = ({ sortBy }: Order): StoreSort =>
  STORE_SORTS.find(({ asked }) => asked.sortBy === sortBy)?.value ?? 'newest';

type Sort = NonNullable<AdminStoresQuery['sortBy']>;

/** Sort key and direction, as column headers use them. */
export type StoreColumnSort = `${Sort} ${'asc' | 'desc'}`;

/** Sort key and direction of a query; newest first by default. */
export const storeColumnSortOf = ({ sortBy = 'createdAt', sortOrder = 'desc' }: Order): StoreColumnSort =>
  `${sortBy} ${sortOrder}`;

/** Query values for a sort key and direction. */
export function storeSortQuery(wanted: StoreColumnSort): Order {
  const [sortBy, sortOrder] = wanted.split(' ') as [Sort, 'asc' | 'desc'];
  return { sortBy, sortOrder };
}
