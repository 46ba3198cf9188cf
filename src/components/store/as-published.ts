import type { PopupStore } from '../../../contract/stores/popup-store.ts';

/** A draft as it will be once it is published: what its stamp then says its dates decide. Any other store stays as it is. */
export const asPublished = (store: PopupStore): PopupStore =>
  store.status === 'draft' ? { ...store, status: 'active' } : store;
