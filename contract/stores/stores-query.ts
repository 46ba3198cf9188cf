import type { QueryOf } from '../api/call-types.ts';

/** What a list of the stores that anybody may see is asked, page by page (R7.9). */
export interface StoresQuery extends Pick<
  QueryOf<'listActivePopupStores'>,
  'when' | 'q' | 'categories' | 'offset' | 'sortBy' | 'sortOrder'
> {}

export type SelectorView = 'shelves' | 'calendar';

/** What the choice of a store is asked: several lists of stores in one (R2.20). */
export interface StoreSelectorQuery {
  q?: string | undefined;
  /** Stores that have one of these. */
  categories: readonly string[];
  view: SelectorView;
  /** Of the calendar, as 2026-12; the present one unless said. */
  month?: string | undefined;
  /** Of the calendar: what stands in the square on the next Saturday and Sunday, whatever the month. */
  weekend?: boolean | undefined;
  /** Of the open stores, from 1 on. */
  page: number;
}
