import type { PopupStore } from '../../../contract/stores/popup-store.ts';

/** Store as if published: a draft becomes active, so that its dates decide its badge. Other stores stay unchanged. */
export const asPublished = (store: PopupStore): PopupStore =>
  store.status === 'draft' ? { ...store, status: 'active' } : store;
