import type { KnownFailure, Result } from '../../../contract/api/failure.ts';
import type { PopupStoreCard } from '../../../contract/catalogue/list-item.ts';
import type { StoreSelectorQuery } from '../../../contract/stores/stores-query.ts';
import type { Shelves } from '../catalogue/shelves.ts';

export interface CategoryCount {
  name: string;
  /** Number of stores in the category, independent of the selected categories. */
  count: number;
}

export interface StoreSelectorContent {
  stores: PopupStoreCard[];
  /** Number of further stores by state, beyond those in `stores`. */
  beyond: Record<keyof Shelves, number>;
  categories: CategoryCount[];
}

export type LoadStoreSelectorResult = Result<StoreSelectorContent, KnownFailure>;

/** Services of the store selector. `mirrorQuery` writes the query into the address. */
export interface StoreSelectorServices {
  loadSelection(input: { query: StoreSelectorQuery }, signal: AbortSignal): Promise<LoadStoreSelectorResult>;
  mirrorQuery(query: StoreSelectorQuery): void;
}

/** `now` is in ms UTC. */
export interface StoreSelectorInput {
  query: StoreSelectorQuery;
  now: number;
}

export interface StoreSelectorContext
  extends StoreSelectorInput, Shelves, Pick<StoreSelectorContent, 'categories'> {
  /** null until stores are loaded. */
  beyond: StoreSelectorContent['beyond'] | null;
  /** Text of the search box; it becomes the query's `q` after a debounce. */
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
