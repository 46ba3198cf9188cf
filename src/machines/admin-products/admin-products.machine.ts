import type { AdminProductsQuery } from '../../../contract/products/admin-products-query.ts';
import type { Product } from '../../../contract/products/product.ts';
import { createListMachine, type ListActorRef } from '../list/list.machine.ts';

/** Every product of the market, whoever sells it, shown to shoppers or not (R7.14, R9.13). */
export const adminProductsMachine = createListMachine<Product, AdminProductsQuery>('adminProducts', {
  isWatched: true,
});

export type AdminProductsActorRef = ListActorRef<Product, AdminProductsQuery>;
