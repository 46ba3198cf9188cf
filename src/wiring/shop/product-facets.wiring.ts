import { fromPromise } from 'xstate';
import {
  productFacetsMachine,
  type ProductFacetsServices,
} from '../../machines/product-facets/product-facets.machine.ts';
import type { ProductsActorRef } from '../../machines/products/products.machine.ts';
import { follow } from '../shell/follow.ts';
import { listening } from '../shell/listening.ts';

export const wireProductFacets = (services: ProductFacetsServices) =>
  productFacetsMachine.provide({
    actors: {
      loadFacets: fromPromise(({ input, signal }) => services.loadFacets(input, signal)),
      watchQuery: listening((listener) => services.watchQuery(listener)),
    },
  });

/** Tells what a list is asked for, each time that it is asked for something else. */
export const watchQueryOf =
  (list: ProductsActorRef): ProductFacetsServices['watchQuery'] =>
  (listener) =>
    follow(
      list,
      ({ context }) => context.query,
      (query) => listener({ type: 'query.changed', query }),
    );
