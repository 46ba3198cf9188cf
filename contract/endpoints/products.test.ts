import { expect, test } from 'vitest';
import { describeCalls } from '../../tests/support/samples/describe-calls.ts';
import { productEndpoints } from './products.ts';
import { productRequests } from './products.requests.ts';

const FILTERS =
  '&q? &sort? &producerId? &minPrice? &maxPrice? &active? &inStock? &open? &openOrUpcoming? &categories? &facets? &countCategories? &popupStoreId? &popupStoreSlug? &limit? &offset? &asOf?';

test('R1.1 R1.3 R1.4 R7.14 R7.15 R7.16 the calls of products', () => {
  const calls = describeCalls(productEndpoints, productRequests);
  expect(calls).toEqual([
    [
      'listProducts',
      'anyone',
      'GET /products',
      'products, 30 s',
      FILTERS,
      'products pagination? lookedFor? facets? categories?',
      '',
    ],
    [
      'listProducerProducts',
      'producer and admin',
      'GET /products/user',
      'products, 30 s',
      `${FILTERS} &maxStock? &inStore? &awaitsPictures?`,
      'products pagination? lookedFor? facets? categories?',
      '',
    ],
    ['getProduct', 'anyone', 'GET /products/{id}', 'products, 30 s', '/id', 'product', 'NOT_FOUND'],
    [
      'createProduct',
      'producer and admin, 201',
      'POST /products',
      'products, 30 s',
      'name producerName shortDescription? price stock requestUploadUrls? imageTypes? popupStoreId?|null isPopupStoreExclusive? details?|null',
      'product uploadUrls?',
      'NOT_OWNER POPUP_STORE_NOT_FOUND',
    ],
    [
      'updateProduct',
      'producer and admin',
      'PUT /products/{id}',
      'products, 30 s',
      '/id name? producerName? shortDescription? price? stock? requestUploadUrls? imageTypes? popupStoreId?|null isPopupStoreExclusive? details?|null version? images?',
      'product uploadUrls?',
      'NOT_OWNER NOT_FOUND POPUP_STORE_NOT_FOUND CONFLICT',
    ],
    [
      'changeProductStatus',
      'producer and admin',
      'PATCH /products/{id}/status',
      'products, 30 s',
      '/id isActive',
      'product',
      'NOT_OWNER NOT_FOUND',
    ],
    [
      'deleteProduct',
      'producer and admin',
      'DELETE /products/{id}',
      'products, 30 s',
      '/id',
      'unknown?|null',
      'NOT_OWNER NOT_FOUND',
    ],
    [
      'deleteAllProducts',
      'producer and admin, flat',
      'DELETE /products/popup-stores/{idOrSlug}/delete-all',
      'products, 30 s',
      '/idOrSlug &confirm? &dryRun? confirm? dryRun?',
      'message result metadata',
      'CONFIRMATION_REQUIRED TOO_MANY_PRODUCTS INSUFFICIENT_PERMISSIONS POPUP_STORE_NOT_FOUND',
    ],
  ]);
});
