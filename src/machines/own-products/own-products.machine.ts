import type { OwnProductsQuery } from '../../../contract/products/own-products-query.ts';
import type { Product } from '../../../contract/products/product.ts';
import { createListMachine, type ListActorRef } from '../list/list.machine.ts';

/** What somebody sells, on sale or hidden: found, filtered and looked at again when its reader comes back (R7.14). */
export const ownProductsMachine = createListMachine<Product, OwnProductsQuery>('ownProducts', {
  isWatched: true,
});

export type OwnProductsActorRef = ListActorRef<Product, OwnProductsQuery>;
