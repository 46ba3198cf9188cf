import type { ActorRefFrom } from 'xstate';
import type { Product } from '../../../contract/products/product.ts';
import type { ProductsQuery } from '../../../contract/products/products-query.ts';
import { createListMachine } from '../list/list.machine.ts';

export const productsMachine = createListMachine<Product, ProductsQuery>('products');

export type ProductsActorRef = ActorRefFrom<typeof productsMachine>;
