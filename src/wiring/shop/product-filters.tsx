import { useRouteContext } from '@tanstack/react-router';
import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import { ProductFilterPanel } from '../../components/products/ProductFilterPanel.tsx';
import type { ProductFilterProps } from '../../components/products/ProductsView.tsx';
import { createProductFacetsService } from '../../services/products/product-facets.service.ts';
import { inHostStore } from '../../machines/app/host-store.ts';
import { withSale } from './products-list.ts';
import { watchQueryOf, wireProductFacets } from './product-facets.wiring.ts';

/**
 * The filters of a list of products, joined to what counts their choices. They come when they are first opened and count
 * while they are; as no first screen waits for them, a hook owns their actor.
 */
export function ProductFilters({ actorRef, addressOf, onQueryChanged, onClosed }: ProductFilterProps) {
  const { app, services, screens } = useRouteContext({ from: '__root__' });
  const query = useSelector(actorRef, ({ context }) => context.query);
  const total = useSelector(actorRef, ({ context }) => context.pagination?.total ?? 0);
  const [{ logic, input }] = useState(() => ({
    logic: wireProductFacets({
      loadFacets: ({ query: asked }, signal) =>
        createProductFacetsService(services.call).loadFacets(
          { query: withSale(inHostStore(app, asked)) },
          signal,
        ),
      watchQuery: watchQueryOf(actorRef),
    }),
    input: { question: { query } },
  }));
  return (
    <ProductFilterPanel
      facetsRef={useActorRef(logic, { input, ...screens.inspected })}
      query={query}
      total={total}
      addressOf={addressOf}
      onPricesChosen={onQueryChanged}
      onClosed={onClosed}
    />
  );
}
