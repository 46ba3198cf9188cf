import type { PopupStore } from '../../../../contract/stores/popup-store.ts';

/** Stores in which a product can be sold, or the failure of loading them with a retry. */
export interface SelectableStores {
  stores: readonly PopupStore[];
  failure: string | null;
  onRetried: () => void;
}
