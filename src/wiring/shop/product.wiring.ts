import { fromPromise } from 'xstate';
import { productMachine, type ProductServices } from '../../machines/product/product.machine.ts';

export const wireProduct = (services: ProductServices) =>
  productMachine.provide({
    actors: { loadProduct: fromPromise(({ input, signal }) => services.loadProduct(input, signal)) },
  });
