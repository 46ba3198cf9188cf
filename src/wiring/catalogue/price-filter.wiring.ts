import type { PriceRange } from '../../../contract/catalogue/price-range.ts';
import { priceFilterMachine } from '../../machines/catalogue/price-filter.machine.ts';
import type { QueryChanged } from '../../machines/catalogue/product-facets.machine.ts';
import type { ProductFacetsService } from '../../services/catalogue/product-facets.service.ts';
import { resultActors } from '../api/promise-actors.ts';
import { listenerActor } from '../shell/listener-actor.ts';

interface Outside {
  countProducts: ProductFacetsService['countProducts'];
  /** Reports each change of the list's query. */
  watchQuery: (listener: (event: QueryChanged) => void) => () => void;
  choosePrices: (prices: PriceRange) => void;
  /** Closes the filters, after valid prices were submitted. */
  leaveFilters: () => void;
}

export const wirePriceFilter = (services: Outside) =>
  priceFilterMachine.provide({
    actors: {
      ...resultActors({ count: services.countProducts }),
      watchQuery: listenerActor((listener) => services.watchQuery(listener)),
    },
    actions: {
      choosePrices: (_, prices) => services.choosePrices(prices),
      leaveFilters: () => services.leaveFilters(),
    },
  });
