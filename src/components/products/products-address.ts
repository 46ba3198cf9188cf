import type { ScreenAddress } from '../../../contract/shell/screen-address.ts';
import type { ProductsQuery } from '../../../contract/catalogue/products-query.ts';

/** The address at which a list of products stands. */
export type ProductsAddress = (query: ProductsQuery) => ScreenAddress;
