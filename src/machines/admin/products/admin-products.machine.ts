import type { AdminProductsQuery } from '../../../../contract/admin/admin-products-query.ts';
import type { Product } from '../../../../contract/catalogue/product.ts';
import { createListMachine, type ListActorRef } from '../../ui/list.machine.ts';

/** List of all products of all producers, public or not (R7.14, R9.13). */
export const adminProductsMachine = createListMachine<Product, AdminProductsQuery>('adminProducts', {
  isWatched: true,
});

export type AdminProductsActorRef = ListActorRef<Product, AdminProductsQuery>;
