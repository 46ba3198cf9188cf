import { productFacetsMachine, type QueryChanged } from '../../machines/catalogue/product-facets.machine.ts';
import type { ProductsActorRef } from '../../machines/catalogue/products.machine.ts';
import type { ProductFacetsService } from '../../services/catalogue/product-facets.service.ts';
import { resultActors } from '../api/promise-actors.ts';
import { watchSelectedValue } from '../shell/watch-selected-value.ts';
import { listenerActor } from '../shell/listener-actor.ts';

interface Outside {
  loadFacets: ProductFacetsService['loadFacets'];
  /** Reports each change of the query of the list that the filters belong to. */
  watchQuery: (listener: (event: QueryChanged) => void) => () => void;
}

export const wireProductFacets = (services: Outside) =>
  productFacetsMachine.provide({
    actors: {
      ...resultActors({ load: services.loadFacets }),
      watchQuery: listenerActor((listener) => services.watchQuery(listener)),
    },
  });

/** Reports each change of a list's query. */
export const watchQueryOf =
  (list: ProductsActorRef): Outside['watchQuery'] =>
  (listener) =>
    watchSelectedValue(
      list,
      ({ context }) => context.query,
      (query) => listener({ type: 'query.changed', query }),
    );
