import { fromPromise } from 'xstate';
import type { ListServices } from '../../machines/list/list.machine.ts';
import { productsMachine } from '../../machines/products/products.machine.ts';
import type { ProductsQuery } from '../../../contract/products/products-query.ts';
import type { Product } from '../../../contract/products/product.ts';
import { productsHref } from './products-search.ts';

interface ProductsAddressBar {
  /** Shows where the list is now; what was typed replaces the address, what was chosen can be gone back from. */
  showAddress(address: { href: string; replace: boolean; resetScroll: boolean }): void;
}

type ProductsServices = Pick<ListServices<Product, ProductsQuery>, 'loadItems'> & ProductsAddressBar;

export const wireProducts = (services: ProductsServices) =>
  productsMachine.provide({
    actors: { loadItems: fromPromise(({ input, signal }) => services.loadItems(input, signal)) },
    actions: {
      mirrorQuery: ({ event }, { query }) => {
        const isTurned = event.type === 'page.requested';
        const isChosen = isTurned || event.type === 'query.changed';
        services.showAddress({ href: productsHref(query), replace: !isChosen, resetScroll: isTurned });
      },
    },
  });
