import { productMachine } from '../../machines/product/product.machine.ts';
import type { ProductsService } from '../../services/products/products.service.ts';
import { calls } from '../calls.ts';

export const wireProduct = ({ loadProduct }: Pick<ProductsService, 'loadProduct'>) =>
  productMachine.provide({
    actors: calls({ load: loadProduct }),
  });
