import { object } from 'superstruct';
import { requiredText } from '../values/text.ts';
import { PopupStoreCreate, PopupStoreStatusChange, PopupStoreUpdate } from '../stores/popup-store-input.ts';
import { ApprovalDecisionInput } from '../stores/store-approval.ts';
import { ActivePopupStoresQuery, PopupStoresQuery } from '../stores/popup-store-query.ts';
import { StoreAnalyticsQuery } from '../producer/analytics-period.ts';
import { ProductImportPause } from '../import/product-import.ts';
import { VisitEvent } from '../stores/visit-event.ts';
import type { RequestSchemas } from '../api/request-schemas.ts';
import type { popupStoreEndpoints } from './popup-stores.ts';

/** Path parameter of a store: id or slug. */
export const StoreParams = object({ id: requiredText('La tienda es requerida', { max: 200 }) });

/** Request schemas of the calls in `popup-stores.ts`. */
export const popupStoreRequests = {
  listActivePopupStores: { query: ActivePopupStoresQuery },
  listProducerPopupStores: { query: PopupStoresQuery },
  getPopupStore: { params: StoreParams },
  listPopupStores: { query: PopupStoresQuery },
  createPopupStore: { body: PopupStoreCreate },
  updatePopupStore: { params: StoreParams, body: PopupStoreUpdate },
  changePopupStoreStatus: { params: StoreParams, body: PopupStoreStatusChange },
  askForApproval: { params: StoreParams },
  decideApproval: { params: StoreParams, body: ApprovalDecisionInput },
  deletePopupStore: { params: StoreParams },
  getProductImport: { params: StoreParams },
  cancelProductImport: { params: StoreParams },
  pauseProductImport: { params: StoreParams, body: ProductImportPause },
  getPopupStoreAnalytics: { params: StoreParams, query: StoreAnalyticsQuery },
  noteVisit: { body: VisitEvent },
} as const satisfies Record<keyof typeof popupStoreEndpoints, RequestSchemas>;
