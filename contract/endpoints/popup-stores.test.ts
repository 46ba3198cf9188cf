import { expect, test } from 'vitest';
import { callInWords } from '../../tests/support/call-in-words.ts';
import { popupStoreEndpoints } from './popup-stores.ts';

const FILTERS =
  '&q? &sortBy? &sortOrder? &categories? &limit? &offset? &asOf? &status? &active? &ownerId? &createdBy? &hasProductsZip? &productsProcessingStatus? &productsProcessed? &startDateFrom? &startDateTo? &endDateFrom? &endDateTo? &zipUploadedFrom? &zipUploadedTo? &minViews? &maxViews? &minSales? &maxSales? &minRevenue? &maxRevenue?';

test('R7.9–R7.12 the calls of stores', () => {
  const calls = Object.entries(popupStoreEndpoints).map(([name, row]) => [name, ...callInWords(row)]);
  expect(calls).toEqual([
    [
      'listActivePopupStores',
      'anyone',
      'GET /popup-stores/active',
      'popupStores, 30 s',
      '&q? &sortBy? &sortOrder? &categories? &limit? &offset? &asOf? &when?',
      'popupStores pagination? lookedFor?',
      '',
    ],
    [
      'listOwnPopupStores',
      'producer and admin',
      'GET /popup-stores/user/me',
      'popupStores, 30 s',
      FILTERS,
      'popupStores pagination? lookedFor?',
      '',
    ],
    [
      'getPopupStore',
      'anyone',
      'GET /popup-stores/{id}',
      'popupStores, 30 s',
      '/id',
      'popupStore',
      'POPUP_STORE_NOT_FOUND',
    ],
    [
      'listPopupStores',
      'admin',
      'GET /popup-stores',
      'popupStores, 30 s',
      FILTERS,
      'popupStores pagination? lookedFor?',
      '',
    ],
    [
      'createPopupStore',
      'producer and admin, 201',
      'POST /popup-stores',
      'popupStores, 30 s',
      'name slug? description startDate? endDate? eventBanner? config? ownerInfo? metadata? requestUploadUrls? imageTypes? requestProductsZipUpload? productsZipInfo? ownerId',
      'popupStore uploadUrls? productsZipUploadUrl?|null',
      'CONFLICT',
    ],
    [
      'updatePopupStore',
      'producer and admin',
      'PUT /popup-stores/{id}',
      'popupStores, 30 s',
      '/id name? slug? description? startDate? endDate? eventBanner? config? ownerInfo? metadata? requestUploadUrls? imageTypes? requestProductsZipUpload? productsZipInfo? ownerId? removeImages?',
      'popupStore uploadUrls? productsZipUploadUrl?|null',
      'CONFLICT NOT_OWNER POPUP_STORE_NOT_FOUND',
    ],
    [
      'changePopupStoreStatus',
      'producer and admin',
      'PATCH /popup-stores/{id}/status',
      'popupStores, 30 s',
      '/id status',
      'popupStore',
      'INVALID_TRANSITION NOT_OWNER POPUP_STORE_NOT_FOUND',
    ],
    [
      'deletePopupStore',
      'producer and admin',
      'DELETE /popup-stores/{id}',
      'popupStores, 30 s',
      '/id',
      'archived?',
      'NOT_OWNER POPUP_STORE_NOT_FOUND',
    ],
    [
      'getProductImport',
      'producer and admin',
      'GET /popup-stores/{id}/products/status',
      'popupStores, 30 s',
      '/id',
      'upload|null',
      'NOT_OWNER POPUP_STORE_NOT_FOUND',
    ],
    [
      'cancelProductImport',
      'producer and admin',
      'DELETE /popup-stores/{id}/products/status',
      'popupStores, 30 s',
      '/id',
      'upload|null',
      'NOT_OWNER POPUP_STORE_NOT_FOUND INVALID_TRANSITION',
    ],
    [
      'pauseProductImport',
      'producer and admin',
      'PATCH /popup-stores/{id}/products/status',
      'popupStores, 30 s',
      '/id paused',
      'upload|null',
      'NOT_OWNER POPUP_STORE_NOT_FOUND INVALID_TRANSITION',
    ],
    [
      'getPopupStoreAnalytics',
      'producer and admin',
      'GET /popup-stores/{id}/analytics',
      'popupStores, 30 s',
      '/id &from? &to?',
      'analytics',
      'NOT_OWNER POPUP_STORE_NOT_FOUND',
    ],
    ['noteVisit', 'anyone', 'POST /visits', 'popupStores, 30 s', 'kind popupStoreId? productId?', '', ''],
  ]);
});
