import { productMachine } from '../../machines/catalogue/product.machine.ts';
import type { ProductsService } from '../../services/catalogue/products.service.ts';
import { resultActors } from '../api/promise-actors.ts';

export const wireProduct = ({ loadProduct }: Pick<ProductsService, 'loadProduct'>) =>
  productMachine.provide({
    actors: resultActors({ load: loadProduct }),
  });
