import { useRouteContext } from '@tanstack/react-router';
import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import type { ProductsQuery } from '../../../contract/catalogue/products-query.ts';
import { ProductFilterPanel } from '../../components/products/ProductFilterPanel.tsx';
import type { ProductFilterProps } from '../../components/products/ProductsView.tsx';
import { useHasFilterSpace } from '../../components/products/use-has-filter-space.ts';
import { createProductFacetsService } from '../../services/catalogue/product-facets.service.ts';
import { withHostStore } from '../../machines/shell/host-store.ts';
import { wirePriceFilter } from './price-filter.wiring.ts';
import { withSaleFilter } from './products-list.ts';
import { watchQueryOf, wireProductFacets } from './product-facets.wiring.ts';

const stay = () => {};

/**
 * Filters of a list of products, with their facet counts. Their code loads when they are first opened, and
 * they count only while open. A hook owns the actors, because no first screen depends on them.
 */
export function ProductFiltersPart({ actorRef, addressOf, onQueryChanged, onClosed }: ProductFilterProps) {
  const { app, services, screens } = useRouteContext({ from: '__root__' });
  const query = useSelector(actorRef, ({ context }) => context.query);
  const total = useSelector(actorRef, ({ context: { pagination } }) =>
    pagination?.totalIsBound ? null : (pagination?.total ?? 0),
  );
  const isBeside = useHasFilterSpace();
  const [{ facets, counts, watchQuery, begun }] = useState(() => {
    const service = createProductFacetsService(services.call);
    const shown = (asked: ProductsQuery) => withSaleFilter(withHostStore(app, asked));
    const watch = watchQueryOf(actorRef);
    return {
      facets: wireProductFacets({
        loadFacets: ({ query: asked }, signal) => service.loadFacets({ query: shown(asked) }, signal),
        watchQuery: watch,
      }),
      counts: ({ query: asked }: { query: ProductsQuery }, signal?: AbortSignal) =>
        service.countProducts({ query: shown(asked) }, signal),
      watchQuery: watch,
      begun: { query },
    };
  });
  // Uses the actions of the last render, so that prices are submitted together with the text in the search
  // box.
  const prices = wirePriceFilter({
    countProducts: counts,
    watchQuery,
    choosePrices: onQueryChanged,
    leaveFilters: isBeside ? stay : onClosed,
  });
  return (
    <ProductFilterPanel
      isBeside={isBeside}
      facetsRef={useActorRef(facets, { input: { question: begun }, ...screens.inspected })}
      pricesRef={useActorRef(prices, { input: begun, ...screens.inspected })}
      query={query}
      total={total}
      addressOf={addressOf}
      onClosed={onClosed}
    />
  );
}
