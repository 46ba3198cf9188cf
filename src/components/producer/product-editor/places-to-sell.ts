import type { PopupStore } from '../../../../contract/stores/popup-store.ts';

/** The stores in which a product may be sold, or why they are not known, and the way to ask again. */
export interface PlacesToSell {
  stores: readonly PopupStore[];
  failure: string | null;
  onRetried: () => void;
}
