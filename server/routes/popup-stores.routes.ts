import type { Verbs } from '../routing/verb.ts';
import { createPopupStore } from '../services/popup-stores/create-popup-store.ts';
import { getPopupStore } from '../services/popup-stores/get-popup-store.ts';
import { listActivePopupStores } from '../services/popup-stores/list-active-popup-stores.ts';
import { updatePopupStore } from '../services/popup-stores/update-popup-store.ts';

/** R7.9, R7.11, R7.12. */
export const popupStoreVerbs = {
  listActivePopupStores,
  getPopupStore,
  createPopupStore,
  updatePopupStore,
} satisfies Partial<Verbs>;
