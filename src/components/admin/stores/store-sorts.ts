import type { AdminStoresQuery } from '../../../../contract/admin/admin-stores-query.ts';

type Order = Pick<AdminStoresQuery, 'sortBy' | 'sortOrder'>;

/** The orders of all stores, by what their choice is called; what is asked without a word is the first (R9.7). */
export const STORE_SORTS = [
  { value: 'newest', label: 'Los más nuevos', asked: { sortBy: undefined, sortOrder: undefined } },
  { value: 'changed', label: 'Cambiados hace poco', asked: { sortBy: 'updatedAt', sortOrder: 'desc' } },
  { value: 'opening', label: 'Los que abren antes', asked: { sortBy: 'startDate', sortOrder: 'asc' } },
  { value: 'closing', label: 'Los que cierran antes', asked: { sortBy: 'endDate', sortOrder: 'asc' } },
  { value: 'name', label: 'Nombre', asked: { sortBy: 'name', sortOrder: 'asc' } },
] as const satisfies readonly { value: string; label: string; asked: Order }[];

export type StoreSort = (typeof STORE_SORTS)[number]['value'];

/** The order that a question asks for. */
export const storeSortOf = ({ sortBy }: Order): StoreSort =>
  STORE_SORTS.find(({ asked }) => asked.sortBy === sortBy)?.value ?? 'newest';

type Sort = NonNullable<AdminStoresQuery['sortBy']>;

/** A sort and its direction, as the heads of columns speak of them. */
export type StoreSorting = `${Sort} ${'asc' | 'desc'}`;

/** The sort that a question asks for: the newest first unless said. */
export const storeSortingOf = ({ sortBy = 'createdAt', sortOrder = 'desc' }: Order): StoreSorting =>
  `${sortBy} ${sortOrder}`;

/** What is asked for so that stores come in this order. */
export function storeSortQuery(wanted: StoreSorting): Order {
  const [sortBy, sortOrder] = wanted.split(' ') as [Sort, 'asc' | 'desc'];
  return { sortBy, sortOrder };
}
