import type { Handlers } from '../routing/handler.ts';
import { getPopupStore } from '../services/popup-stores/get-popup-store.ts';
import { listActivePopupStores } from '../services/popup-stores/list-active-popup-stores.ts';

/** R7.9. */
export const popupStoreHandlers = {
  listActivePopupStores: (ctx, { query }) => listActivePopupStores(ctx, query),
  getPopupStore: (ctx, { params }) => getPopupStore(ctx, params),
} satisfies Partial<Handlers>;
