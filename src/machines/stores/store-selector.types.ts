import type { KnownFailure, Result } from '../../../contract/api/failure.ts';
import type { PopupStoreCard } from '../../../contract/catalogue/list-item.ts';
import type { StoreSelectorQuery } from '../../../contract/stores/stores-query.ts';
import type { Shelves } from '../catalogue/shelves.ts';

export interface CategoryCount {
  name: string;
  /** How many stores have it, whatever categories are chosen. */
  count: number;
}

export interface StoreSelection {
  stores: PopupStoreCard[];
  /** How many more stores of each kind there are than came. */
  beyond: Record<keyof Shelves, number>;
  categories: CategoryCount[];
}

export type LoadSelectionResult = Result<StoreSelection, KnownFailure>;

/** What choosing a store needs from outside. `mirrorQuery` writes what the visitor chose into the address. */
export interface StoreSelectorServices {
  loadSelection(input: { query: StoreSelectorQuery }, signal: AbortSignal): Promise<LoadSelectionResult>;
  mirrorQuery(query: StoreSelectorQuery): void;
}

/** `now` is in ms UTC. */
export interface StoreSelectorInput {
  query: StoreSelectorQuery;
  now: number;
}

export interface StoreSelectorContext
  extends StoreSelectorInput, Shelves, Pick<StoreSelection, 'categories'> {
  /** null until stores were seen. */
  beyond: StoreSelection['beyond'] | null;
  /** What stands in the search box; it becomes the query's q after a pause. */
  search: string;
  failure: KnownFailure | null;
}

export type StoreSelectorEvent =
  | { type: 'search.typed'; text: string }
  | { type: 'search.submitted' }
  | { type: 'category.toggled'; name: string }
  | { type: 'page.requested'; page: number }
  | { type: 'month.turned'; month: string }
  | { type: 'weekend.toggled' }
  | { type: 'address.changed'; query: StoreSelectorQuery }
  | { type: 'clock.ticked'; now: number }
  | { type: 'retry.requested' };
