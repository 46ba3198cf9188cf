import { PRODUCT_LIMITS } from '../../../../contract/limits.ts';
import { NO_STORE_FILTER } from '../../../../contract/producer/producer-products-query.ts';
import { PRODUCT_SORTS } from '../../../../contract/catalogue/product-sort.ts';
import {
  createListHrefMapping,
  booleanParam,
  idParam,
  oneOfParam,
  type QueryParamReader,
  textParam,
} from '../../shell/href-mapping.ts';

const storeOrNone: QueryParamReader<string> = (value) =>
  value === NO_STORE_FILTER ? NO_STORE_FILTER : idParam(value);

/**
 * Query of the producer's products from an address, and the address of a query. A file of its own, so that
 * links do not load the list's code.
 */
export const { query: producerProductsQueryIn, href: producerProductsHref } = createListHrefMapping(
  '/producer/products',
  PRODUCT_LIMITS.pageSize,
  {
    q: textParam,
    sort: oneOfParam(PRODUCT_SORTS),
    active: booleanParam,
    inStock: booleanParam,
    maxStock: oneOfParam<number>([PRODUCT_LIMITS.lowStock]),
    awaitsPictures: booleanParam,
    store: storeOrNone,
  },
);
