import type { ScreenAddress } from '../../../contract/shell/screen-address.ts';
import type { ProductsQuery } from '../../../contract/catalogue/products-query.ts';

/** Screen address of a product list by query. */
export type ProductsAddress = (query: ProductsQuery) => ScreenAddress;
