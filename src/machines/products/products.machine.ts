import type { ActorRefFrom } from 'xstate';
import type { Product } from '../../../contract/products/product.ts';
import type { ProductSort } from '../../../contract/products/product-sort.ts';
import { type CollectionQuery, createCollectionMachine } from '../collection/collection.machine.ts';

/** What the list of products can be asked for; `store` is an id or a slug, prices are in currency units (R7.14). */
export interface ProductsQuery extends CollectionQuery {
  sort?: ProductSort | undefined;
  store?: string | undefined;
  producerId?: string | undefined;
  minPrice?: number | undefined;
  maxPrice?: number | undefined;
  /** true: what can be bought; false: what is sold out. */
  inStock?: boolean | undefined;
}

export const productsMachine = createCollectionMachine<Product, ProductsQuery>('products');

export type ProductsActorRef = ActorRefFrom<typeof productsMachine>;
