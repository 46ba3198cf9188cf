import { SELLER_ROLES } from '../account/role.ts';
import { object, optional, unknown } from 'superstruct';
import { BulkDeleteResult } from '../catalogue/bulk-delete.ts';
import type { Endpoint } from '../api/endpoint.ts';
import { TIMEOUTS } from '../limits.ts';
import { ProducerProductList } from '../producer/producer-product.ts';
import { Product, ProductList } from '../catalogue/product.ts';
import { UploadUrls } from '../uploads/upload.ts';

const Saved = object({ product: Product, uploadUrls: UploadUrls });
const products = { service: 'products', timeout: TIMEOUTS.default } as const;

/**
 * Product list query (R7.14). Prices in currency units. A store is sent as popupStoreId if it is a UUID, else as
 * popupStoreSlug (R5.15).
 * «extension» `inStock`: true for products in stock, false for sold out. `open`: true for products that can be bought
 * now, false for the others. `openOrUpcoming`: like `open`, plus products whose store opens automatically.
 * `categories`: products of stores with one of these. `facets`: counts per filter choice. `countCategories`: counts per
 * category.
 */

/**
 * «extension» Additional filters of the producer's own product list: maximum stock, with or without a store, with
 * announced pictures not yet uploaded.
 */

/** Product calls (R7.14–R7.16). */
export const productEndpoints = {
  listProducts: {
    ...products,
    method: 'GET',
    path: '/products',
    access: 'anyone',
    answer: ProductList,
  },
  listProducerProducts: {
    ...products,
    method: 'GET',
    path: '/products/user',
    access: SELLER_ROLES,
    answer: ProducerProductList,
  },
  getProduct: {
    ...products,
    method: 'GET',
    path: '/products/{id}',
    access: 'anyone',
    answer: object({ product: Product }),
    refusals: ['NOT_FOUND'],
  },
  createProduct: {
    ...products,
    method: 'POST',
    path: '/products',
    access: SELLER_ROLES,
    answer: Saved,
    success: 201,
    refusals: ['NOT_OWNER', 'POPUP_STORE_NOT_FOUND'],
  },
  updateProduct: {
    ...products,
    method: 'PUT',
    path: '/products/{id}',
    access: SELLER_ROLES,
    answer: Saved,
    refusals: ['NOT_OWNER', 'NOT_FOUND', 'POPUP_STORE_NOT_FOUND', 'CONFLICT'],
  },
  changeProductStatus: {
    ...products,
    method: 'PATCH',
    path: '/products/{id}/status',
    access: SELLER_ROLES,
    answer: object({ product: Product }),
    refusals: ['NOT_OWNER', 'NOT_FOUND'],
  },
  deleteProduct: {
    ...products,
    method: 'DELETE',
    path: '/products/{id}',
    access: SELLER_ROLES,
    answer: optional(unknown()),
    refusals: ['NOT_OWNER', 'NOT_FOUND'],
  },
  deleteAllProducts: {
    ...products,
    method: 'DELETE',
    path: '/products/popup-stores/{idOrSlug}/delete-all',
    access: SELLER_ROLES,
    denied: 'No tienes permisos para eliminar los productos de esta tienda.',
    deniedCode: 'INSUFFICIENT_PERMISSIONS',
    answer: BulkDeleteResult,
    envelope: 'flat',
    refusals: [
      'CONFIRMATION_REQUIRED',
      'TOO_MANY_PRODUCTS',
      'INSUFFICIENT_PERMISSIONS',
      'POPUP_STORE_NOT_FOUND',
    ],
  },
} as const satisfies Record<string, Endpoint>;
