import type { PopupStore, PopupStoreStatus } from './popup-store.ts';

/** Whether a store of this status is on the market: drafts and archived ones are there for their owner and admins alone (R7.9). */
export const isPublicStatus = (status: PopupStoreStatus): boolean =>
  status !== 'draft' && status !== 'archived';

/** Whether anybody may look at a store, as far as it tells: one that waits for the picture by which it is shown does not yet. */
export const isPublicStore = ({ status, pendingImages = [] }: Pick<PopupStore, 'status' | 'pendingImages'>) =>
  isPublicStatus(status) && !pendingImages.includes('heroImage');
