import type { OwnProductsQuery } from '../../../contract/products/own-products-query.ts';
import type { OwnProduct } from '../../../contract/products/own-product.ts';
import { createListMachine, type ListActorRef } from '../list/list.machine.ts';

/** What somebody sells, on sale or hidden: found, filtered and looked at again when its reader comes back (R7.14). */
export const ownProductsMachine = createListMachine<OwnProduct, OwnProductsQuery>('ownProducts', {
  isWatched: true,
});

export type OwnProductsActorRef = ListActorRef<OwnProduct, OwnProductsQuery>;
