import type { Verbs } from '../routing/verb.ts';
import { getPopupStore } from '../services/popup-stores/get-popup-store.ts';
import { listActivePopupStores } from '../services/popup-stores/list-active-popup-stores.ts';

/** R7.9. */
export const popupStoreVerbs = { listActivePopupStores, getPopupStore } satisfies Partial<Verbs>;
