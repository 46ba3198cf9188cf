import { PRODUCTS } from '../../../../contract/limits.ts';
import { NO_STORE } from '../../../../contract/producer/producer-products-query.ts';
import { PRODUCT_SORTS } from '../../../../contract/catalogue/product-sort.ts';
import { createListAddress, flag, id, oneOf, type Reader, text } from '../../shell/href-mapping.ts';

const storeOrNone: Reader<string> = (value) => (value === NO_STORE ? NO_STORE : id(value));

/**
 * Query of the producer's products from an address, and the address of a query. A file of its own, so that
 * links do not load the list's code.
 */
export const { query: producerProductsQueryIn, href: producerProductsHref } = createListAddress(
  '/producer/products',
  PRODUCTS.pageSize,
  {
    q: text,
    sort: oneOf(PRODUCT_SORTS),
    active: flag,
    inStock: flag,
    maxStock: oneOf<number>([PRODUCTS.lowStock]),
    awaitsPictures: flag,
    store: storeOrNone,
  },
);
