import type { ScreenAddress } from '../../../contract/pages/screen-address.ts';
import { PRODUCTS } from '../../../contract/limits.ts';
import { STORE_QUERY_NAMES } from '../../../contract/popup-stores/store-address.ts';
import { PRODUCT_SORTS } from '../../../contract/products/product-sort.ts';
import type { ProductsQuery } from '../../../contract/products/products-query.ts';
import { productsMachine } from '../../machines/products/products.machine.ts';
import { amount, createListAddress, flag, id, oneOf, text } from '../address.ts';
import { wireList } from '../list.wiring.ts';
import { storeInSearch } from './store-in-search.ts';

const address = createListAddress('/products', PRODUCTS.pageSize, {
  [STORE_QUERY_NAMES[0]]: text,
  q: text,
  sort: oneOf(PRODUCT_SORTS),
  minPrice: amount,
  maxPrice: amount,
  producerId: id,
  inStock: flag,
});

/** What the address asks of the list. */
export function productsQueryIn(search: Readonly<Record<string, unknown>>): ProductsQuery {
  const { popups: _, ...query } = address.query(search);
  const store = storeInSearch(search);
  return store === null ? query : { ...query, store };
}

/** The address of a list of products. */
export const productsHref = ({ store, ...query }: ProductsQuery): ScreenAddress =>
  address.href({ ...query, popups: store });

export const wireProducts = wireList(productsMachine, productsHref);
