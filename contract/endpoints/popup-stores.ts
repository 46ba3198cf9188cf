import { SELLERS } from '../account/role.ts';
import { boolean, nullable, object, optional } from 'superstruct';
import type { Endpoint } from '../api/endpoint.ts';
import { TIMEOUTS } from '../limits.ts';
import { ProducerPopupStoreList } from '../producer/producer-popup-store.ts';
import { PopupStore, PopupStoreList } from '../stores/popup-store.ts';
import { PopupStoreCreate, PopupStoreStatusChange, PopupStoreUpdate } from '../stores/popup-store-input.ts';
import { SentApprovalDecision } from '../stores/store-approval.ts';
import { ActivePopupStoresQuery, PopupStoresQuery } from '../stores/popup-store-query.ts';
import { StoreAnalyticsQuery } from '../producer/analytics-period.ts';
import { StoreAnalytics } from '../producer/store-analytics.ts';
import { ProductImport, ProductImportPause } from '../import/product-import.ts';
import { VisitNote } from '../stores/visit-note.ts';
import { requiredText } from '../values/text.ts';
import { UploadUrl, UploadUrls } from '../uploads/upload.ts';

/** Path parameter of a store: id or slug. */
export const StoreParams = object({ id: requiredText('La tienda es requerida', { max: 200 }) });
const Saved = object({
  popupStore: PopupStore,
  uploadUrls: UploadUrls,
  productsZipUploadUrl: optional(nullable(UploadUrl)),
});
const stores = { service: 'popupStores', timeout: TIMEOUTS.default } as const;

/** Store calls (R7.9–R7.12). */
export const popupStoreEndpoints = {
  listActivePopupStores: {
    ...stores,
    method: 'GET',
    path: '/popup-stores/active',
    access: 'anyone',
    query: ActivePopupStoresQuery,
    answer: PopupStoreList,
  },
  listProducerPopupStores: {
    ...stores,
    method: 'GET',
    path: '/popup-stores/user/me',
    access: SELLERS,
    query: PopupStoresQuery,
    answer: ProducerPopupStoreList,
  },
  getPopupStore: {
    ...stores,
    method: 'GET',
    path: '/popup-stores/{id}',
    access: 'anyone',
    params: StoreParams,
    answer: object({ popupStore: PopupStore }),
    refusals: ['POPUP_STORE_NOT_FOUND'],
  },
  listPopupStores: {
    ...stores,
    method: 'GET',
    path: '/popup-stores',
    access: ['admin'],
    query: PopupStoresQuery,
    answer: PopupStoreList,
  },
  createPopupStore: {
    ...stores,
    method: 'POST',
    path: '/popup-stores',
    access: SELLERS,
    body: PopupStoreCreate,
    answer: Saved,
    success: 201,
    refusals: ['CONFLICT'],
  },
  updatePopupStore: {
    ...stores,
    method: 'PUT',
    path: '/popup-stores/{id}',
    access: SELLERS,
    params: StoreParams,
    body: PopupStoreUpdate,
    answer: Saved,
    refusals: ['CONFLICT', 'NOT_OWNER', 'POPUP_STORE_NOT_FOUND'],
  },
  changePopupStoreStatus: {
    ...stores,
    method: 'PATCH',
    path: '/popup-stores/{id}/status',
    access: SELLERS,
    params: StoreParams,
    body: PopupStoreStatusChange,
    answer: object({ popupStore: PopupStore }),
    refusals: ['INVALID_TRANSITION', 'NOT_OWNER', 'POPUP_STORE_NOT_FOUND'],
  },
  askForApproval: {
    ...stores,
    method: 'POST',
    path: '/popup-stores/{id}/approval',
    access: SELLERS,
    params: StoreParams,
    answer: object({ popupStore: PopupStore }),
    refusals: ['INVALID_TRANSITION', 'NOT_OWNER', 'POPUP_STORE_NOT_FOUND'],
  },
  decideApproval: {
    ...stores,
    method: 'PATCH',
    path: '/popup-stores/{id}/approval',
    access: ['admin'],
    params: StoreParams,
    body: SentApprovalDecision,
    answer: object({ popupStore: PopupStore }),
    refusals: ['INVALID_TRANSITION', 'POPUP_STORE_NOT_FOUND', 'CONFLICT'],
  },
  deletePopupStore: {
    ...stores,
    method: 'DELETE',
    path: '/popup-stores/{id}',
    access: SELLERS,
    params: StoreParams,
    answer: optional(nullable(object({ archived: optional(boolean()) }))),
    refusals: ['NOT_OWNER', 'POPUP_STORE_NOT_FOUND'],
  },
  getProductImport: {
    ...stores,
    method: 'GET',
    path: '/popup-stores/{id}/products/status',
    access: SELLERS,
    params: StoreParams,
    answer: object({ upload: nullable(ProductImport) }),
    refusals: ['NOT_OWNER', 'POPUP_STORE_NOT_FOUND'],
  },
  cancelProductImport: {
    ...stores,
    method: 'DELETE',
    path: '/popup-stores/{id}/products/status',
    access: SELLERS,
    params: StoreParams,
    answer: object({ upload: nullable(ProductImport) }),
    refusals: ['NOT_OWNER', 'POPUP_STORE_NOT_FOUND', 'INVALID_TRANSITION'],
  },
  pauseProductImport: {
    ...stores,
    method: 'PATCH',
    path: '/popup-stores/{id}/products/status',
    access: SELLERS,
    params: StoreParams,
    body: ProductImportPause,
    answer: object({ upload: nullable(ProductImport) }),
    refusals: ['NOT_OWNER', 'POPUP_STORE_NOT_FOUND', 'INVALID_TRANSITION'],
  },
  getPopupStoreAnalytics: {
    ...stores,
    method: 'GET',
    path: '/popup-stores/{id}/analytics',
    access: SELLERS,
    params: StoreParams,
    query: StoreAnalyticsQuery,
    answer: object({ analytics: StoreAnalytics }),
    refusals: ['NOT_OWNER', 'POPUP_STORE_NOT_FOUND'],
  },
  noteVisit: {
    ...stores,
    method: 'POST',
    path: '/visits',
    access: 'anyone',
    body: VisitNote,
    answer: optional(nullable(object({}))),
  },
} as const satisfies Record<string, Endpoint>;
