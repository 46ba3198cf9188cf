import type { ActorRefFrom } from 'xstate';
import type { Product } from '../../../contract/catalogue/product.ts';
import type { ProductsQuery } from '../../../contract/catalogue/products-query.ts';
import { createListMachine } from '../ui/list.machine.ts';

export const productsMachine = createListMachine<Product, ProductsQuery>('products');

export type ProductsActorRef = ActorRefFrom<typeof productsMachine>;
