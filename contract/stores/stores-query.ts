import type { QueryOf } from '../api/call-types.ts';

/** Query of a public store list, paginated (R7.9). */
export interface StoresQuery extends Pick<
  QueryOf<'listActivePopupStores'>,
  'when' | 'q' | 'categories' | 'offset' | 'sortBy' | 'sortOrder'
> {}

export type StoreSelectorLayout = 'shelves' | 'calendar';

/** Query of the store selector, which shows several store lists (R2.20). */
export interface StoreSelectorQuery {
  q?: string | undefined;
  /** Category filter: stores with at least one of these. */
  categories: readonly string[];
  view: StoreSelectorLayout;
  /** Calendar month, e.g. 2026-12; default: the current month. */
  month?: string | undefined;
  /** Calendar filter: stores open on the next Saturday and Sunday, independent of the month. */
  weekend?: boolean | undefined;
  /** Page of the open stores, starting at 1. */
  page: number;
}
