import type { MarketProductsQuery } from '../../../contract/products/market-products-query.ts';
import type { Product } from '../../../contract/products/product.ts';
import { createListMachine, type ListActorRef } from '../list/list.machine.ts';

/** Every product of the market, whoever sells it, shown to shoppers or not (R7.14, R9.13). */
export const marketProductsMachine = createListMachine<Product, MarketProductsQuery>('marketProducts', {
  isWatched: true,
});

export type MarketProductsActorRef = ListActorRef<Product, MarketProductsQuery>;
