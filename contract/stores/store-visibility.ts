import type { PopupStore, PopupStoreStatus } from './popup-store.ts';

/** True for a public status. Drafts and archived stores are visible only to their owner and admins (R7.9). */
export const isPublicStatus = (status: PopupStoreStatus): boolean =>
  status !== 'draft' && status !== 'archived';

/**
 * True if the store is visible to everybody, as far as its data shows. A store without its announced hero picture is
 * not visible yet.
 */
export const isPublicStore = ({ status, pendingImages = [] }: Pick<PopupStore, 'status' | 'pendingImages'>) =>
  isPublicStatus(status) && !pendingImages.includes('heroImage');
