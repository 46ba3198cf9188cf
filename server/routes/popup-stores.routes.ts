import type { Verbs } from '../routing/verb.ts';
import { getPopupStoreAnalytics } from '../services/analytics/get-popup-store-analytics.ts';
import { cancelProductImport } from '../services/imports/cancel-product-import.ts';
import { getProductImport } from '../services/imports/get-product-import.ts';
import { pauseProductImport } from '../services/imports/pause-product-import.ts';
import { askForApproval } from '../services/popup-stores/ask-for-approval.ts';
import { changePopupStoreStatus } from '../services/popup-stores/change-popup-store-status.ts';
import { createPopupStore } from '../services/popup-stores/create-popup-store.ts';
import { decideApproval } from '../services/popup-stores/decide-approval.ts';
import { deletePopupStore } from '../services/popup-stores/delete-popup-store.ts';
import { getPopupStore } from '../services/popup-stores/get-popup-store.ts';
import { listActivePopupStores } from '../services/popup-stores/list-active-popup-stores.ts';
import { listOwnPopupStores, listPopupStores } from '../services/popup-stores/list-popup-stores.ts';
import { updatePopupStore } from '../services/popup-stores/update-popup-store.ts';

/** R7.9–R7.12. */
export const popupStoreVerbs = {
  listActivePopupStores,
  listOwnPopupStores,
  listPopupStores,
  getPopupStore,
  createPopupStore,
  updatePopupStore,
  changePopupStoreStatus,
  askForApproval,
  decideApproval,
  deletePopupStore,
  getProductImport,
  cancelProductImport,
  pauseProductImport,
  getPopupStoreAnalytics,
} satisfies Partial<Verbs>;
