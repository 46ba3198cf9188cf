import type { Verbs } from '../routing/verb.ts';
import { getPopupStoreAnalytics } from '../services/producer/analytics/get-popup-store-analytics.ts';
import { cancelProductImport } from '../services/import/finish/cancel-product-import.ts';
import { getProductImport } from '../services/import/finish/get-product-import.ts';
import { pauseProductImport } from '../services/import/finish/pause-product-import.ts';
import { askForApproval } from '../services/admin/stores/ask-for-approval.ts';
import { changePopupStoreStatus } from '../services/stores/change-popup-store-status.ts';
import { createPopupStore } from '../services/stores/create-popup-store.ts';
import { decideApproval } from '../services/admin/stores/decide-approval.ts';
import { deletePopupStore } from '../services/stores/delete-popup-store.ts';
import { getPopupStore } from '../services/stores/get-popup-store.ts';
import { listActivePopupStores } from '../services/stores/list-active-popup-stores.ts';
import { listProducerPopupStores, listPopupStores } from '../services/stores/list-popup-stores.ts';
import { updatePopupStore } from '../services/stores/update-popup-store.ts';

/** Verbs of the store and import calls (R7.9–R7.12). */
export const popupStoreVerbs = {
  listActivePopupStores,
  listProducerPopupStores: listProducerPopupStores,
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
