import type { ScreenAddress } from '../../../contract/shell/screen-address.ts';
import { PRODUCT_LIMITS } from '../../../contract/limits.ts';
import { STORE_QUERY_NAMES } from '../../../contract/stores/store-urls.ts';
import { SALE_FILTERS, effectiveSaleFilter } from '../../../contract/catalogue/product-sale-filter.ts';
import { PRODUCT_SORTS } from '../../../contract/catalogue/product-sort.ts';
import type { ProductsQuery } from '../../../contract/catalogue/products-query.ts';
import { productsMachine } from '../../machines/catalogue/products.machine.ts';
import {
  amountParam,
  createListHrefMapping,
  booleanParam,
  idParam,
  oneOfParam,
  textParam,
} from '../shell/href-mapping.ts';
import { wireList } from '../ui/list.wiring.ts';
import { storeInSearch } from '../stores/store-in-search.ts';

const address = createListHrefMapping('/products', PRODUCT_LIMITS.pageSize, {
  [STORE_QUERY_NAMES[0]]: textParam,
  q: textParam,
  sort: oneOfParam(PRODUCT_SORTS),
  minPrice: amountParam,
  maxPrice: amountParam,
  producerId: idParam,
  inStock: booleanParam,
  category: textParam,
  sale: oneOfParam(SALE_FILTERS),
});

/** Swaps the prices if the minimum is above the maximum. */
const inOrder = <Query extends Pick<ProductsQuery, 'minPrice' | 'maxPrice'>>(query: Query): Query =>
  (query.minPrice ?? 0) > (query.maxPrice ?? Infinity)
    ? { ...query, minPrice: query.maxPrice, maxPrice: query.minPrice }
    : query;

/** Query with the default value of the filter `sale`. */
export const withSaleFilter = (query: ProductsQuery): ProductsQuery => ({
  ...query,
  sale: effectiveSaleFilter(query),
});

/** Query of the list from an address. */
export function productsQueryIn(search: Readonly<Record<string, unknown>>): ProductsQuery {
  const { popups: _, ...read } = address.query(search);
  const query = inOrder(read);
  const store = storeInSearch(search);
  return store === null ? query : { ...query, store };
}

/** Address of the product list for a query. */
export const productsHref = ({ store, ...query }: ProductsQuery): ScreenAddress =>
  address.href({ ...query, popups: store });

export const wireProducts = wireList(productsMachine, productsHref);
