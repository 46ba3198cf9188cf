import type { ActorRefFrom } from 'xstate';
import type { Product } from '../../../contract/products/product.ts';
import type { ProductsQuery } from '../../../contract/products/products-query.ts';
import { createCollectionMachine } from '../collection/collection.machine.ts';

export const productsMachine = createCollectionMachine<Product, ProductsQuery>('products');

export type ProductsActorRef = ActorRefFrom<typeof productsMachine>;
