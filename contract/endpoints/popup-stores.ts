import { SELLER_ROLES } from '../account/role.ts';
import { boolean, nullable, object, optional } from 'superstruct';
import type { Endpoint } from '../api/endpoint.ts';
import { TIMEOUTS } from '../limits.ts';
import { ProducerPopupStoreList } from '../producer/producer-popup-store.ts';
import { PopupStore, PopupStoreList } from '../stores/popup-store.ts';
import { StoreAnalytics } from '../producer/store-analytics.ts';
import { ProductImport } from '../import/product-import.ts';
import { UploadUrl, UploadUrls } from '../uploads/upload.ts';

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
    answer: PopupStoreList,
  },
  listProducerPopupStores: {
    ...stores,
    method: 'GET',
    path: '/popup-stores/user/me',
    access: SELLER_ROLES,
    answer: ProducerPopupStoreList,
  },
  getPopupStore: {
    ...stores,
    method: 'GET',
    path: '/popup-stores/{id}',
    access: 'anyone',
    answer: object({ popupStore: PopupStore }),
    refusals: ['POPUP_STORE_NOT_FOUND'],
  },
  listPopupStores: {
    ...stores,
    method: 'GET',
    path: '/popup-stores',
    access: ['admin'],
    answer: PopupStoreList,
  },
  createPopupStore: {
    ...stores,
    method: 'POST',
    path: '/popup-stores',
    access: SELLER_ROLES,
    answer: Saved,
    success: 201,
    refusals: ['CONFLICT'],
  },
  updatePopupStore: {
    ...stores,
    method: 'PUT',
    path: '/popup-stores/{id}',
    access: SELLER_ROLES,
    answer: Saved,
    refusals: ['CONFLICT', 'NOT_OWNER', 'POPUP_STORE_NOT_FOUND'],
  },
  changePopupStoreStatus: {
    ...stores,
    method: 'PATCH',
    path: '/popup-stores/{id}/status',
    access: SELLER_ROLES,
    answer: object({ popupStore: PopupStore }),
    refusals: ['INVALID_TRANSITION', 'NOT_OWNER', 'POPUP_STORE_NOT_FOUND'],
  },
  askForApproval: {
    ...stores,
    method: 'POST',
    path: '/popup-stores/{id}/approval',
    access: SELLER_ROLES,
    answer: object({ popupStore: PopupStore }),
    refusals: ['INVALID_TRANSITION', 'NOT_OWNER', 'POPUP_STORE_NOT_FOUND'],
  },
  decideApproval: {
    ...stores,
    method: 'PATCH',
    path: '/popup-stores/{id}/approval',
    access: ['admin'],
    answer: object({ popupStore: PopupStore }),
    refusals: ['INVALID_TRANSITION', 'POPUP_STORE_NOT_FOUND', 'CONFLICT'],
  },
  deletePopupStore: {
    ...stores,
    method: 'DELETE',
    path: '/popup-stores/{id}',
    access: SELLER_ROLES,
    answer: optional(nullable(object({ archived: optional(boolean()) }))),
    refusals: ['NOT_OWNER', 'POPUP_STORE_NOT_FOUND'],
  },
  getProductImport: {
    ...stores,
    method: 'GET',
    path: '/popup-stores/{id}/products/status',
    access: SELLER_ROLES,
    answer: object({ upload: nullable(ProductImport) }),
    refusals: ['NOT_OWNER', 'POPUP_STORE_NOT_FOUND'],
  },
  cancelProductImport: {
    ...stores,
    method: 'DELETE',
    path: '/popup-stores/{id}/products/status',
    access: SELLER_ROLES,
    answer: object({ upload: nullable(ProductImport) }),
    refusals: ['NOT_OWNER', 'POPUP_STORE_NOT_FOUND', 'INVALID_TRANSITION'],
  },
  pauseProductImport: {
    ...stores,
    method: 'PATCH',
    path: '/popup-stores/{id}/products/status',
    access: SELLER_ROLES,
    answer: object({ upload: nullable(ProductImport) }),
    refusals: ['NOT_OWNER', 'POPUP_STORE_NOT_FOUND', 'INVALID_TRANSITION'],
  },
  getPopupStoreAnalytics: {
    ...stores,
    method: 'GET',
    path: '/popup-stores/{id}/analytics',
    access: SELLER_ROLES,
    answer: object({ analytics: StoreAnalytics }),
    refusals: ['NOT_OWNER', 'POPUP_STORE_NOT_FOUND'],
  },
  noteVisit: {
    ...stores,
    method: 'POST',
    path: '/visits',
    access: 'anyone',
    answer: optional(nullable(object({}))),
  },
} as const satisfies Record<string, Endpoint>;
