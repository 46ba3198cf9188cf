import { fromPromise } from 'xstate';
import { productMachine } from '../../machines/product/product.machine.ts';
import type { ProductsService } from '../../services/products/products.service.ts';

export const wireProduct = ({ loadProduct }: Pick<ProductsService, 'loadProduct'>) =>
  productMachine.provide({
    actors: { load: fromPromise(({ input, signal }) => loadProduct(input, signal)) },
  });
