import type { ProductsQuery } from '../../machines/products/products.machine.ts';

/** The address at which a list of products stands. */
export type ProductsAddress = (query: ProductsQuery) => string;
