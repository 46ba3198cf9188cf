import type { ScreenAddress } from '../../../contract/pages/screen-address.ts';
import type { ProductsQuery } from '../../../contract/products/products-query.ts';

/** The address at which a list of products stands. */
export type ProductsAddress = (query: ProductsQuery) => ScreenAddress;
