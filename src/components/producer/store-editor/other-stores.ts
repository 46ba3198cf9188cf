import type { PopupStore } from '../../../../contract/stores/popup-store.ts';

/** Other stores with their dates, or the failure of loading them with a retry. */
export interface OtherStores {
  stores: readonly PopupStore[];
  failure: string | null;
  onRetried: () => void;
}
