import { enums, object, optional } from 'superstruct';
import { BULK_DELETE_CONFIRMATION, BulkDeleteBody, BulkDeleteQuery } from '../catalogue/bulk-delete.ts';
import { Id } from '../values/id.ts';
import { PRODUCT_LIMITS } from '../limits.ts';
import { pageQuery, QueryAmount, QueryCount, QueryBoolean, SearchText } from '../api/pagination.ts';
import { QueryCategories } from '../stores/popup-store-query.ts';
import { PRODUCT_SORTS } from '../catalogue/product-sort.ts';
import { ProductCreate, ProductStatusChange, ProductUpdate } from '../catalogue/product-input.ts';
import { requiredText } from '../values/text.ts';
import type { RequestSchemas } from '../api/request-schemas.ts';
import type { productEndpoints } from './products.ts';

const Params = object({ id: Id });

const StoreParams = object({ idOrSlug: requiredText('La tienda es requerida', { max: 200 }) });

const Query = object({
  q: optional(SearchText),
  sort: optional(enums(PRODUCT_SORTS)),
  producerId: optional(Id),
  minPrice: optional(QueryAmount),
  maxPrice: optional(QueryAmount),
  active: optional(QueryBoolean),
  inStock: optional(QueryBoolean),
  open: optional(QueryBoolean),
  openOrUpcoming: optional(QueryBoolean),
  categories: optional(QueryCategories),
  facets: optional(QueryBoolean),
  countCategories: optional(QueryBoolean),
  popupStoreId: optional(Id),
  popupStoreSlug: optional(SearchText),
  ...pageQuery(PRODUCT_LIMITS.maxLimit),
});

const OwnQuery = object({
  ...Query.schema,
  maxStock: optional(QueryCount),
  inStore: optional(QueryBoolean),
  awaitsPictures: optional(QueryBoolean),
});

/** Request schemas of the calls in `products.ts`. */
export const productRequests = {
  listProducts: { query: Query },
  listProducerProducts: { query: OwnQuery },
  getProduct: { params: Params },
  createProduct: { body: ProductCreate },
  updateProduct: { params: Params, body: ProductUpdate },
  changeProductStatus: { params: Params, body: ProductStatusChange },
  deleteProduct: { params: Params },
  deleteAllProducts: {
    params: StoreParams,
    query: BulkDeleteQuery,
    body: optional(BulkDeleteBody),
    confirmation: BULK_DELETE_CONFIRMATION,
  },
} as const satisfies Record<keyof typeof productEndpoints, RequestSchemas>;
