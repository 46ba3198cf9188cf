import type { PopupStore } from '../../../../contract/stores/popup-store.ts';

/** The stores among whose dates one chooses one's own, or why they are not known, and the way to ask again. */
export interface Neighbourhood {
  stores: readonly PopupStore[];
  failure: string | null;
  onRetried: () => void;
}
