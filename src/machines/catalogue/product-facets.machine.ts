import { type ActorRefFrom, assign, setup } from 'xstate';
import type { ProductFacets } from '../../../contract/catalogue/product-facets.ts';
import type { ProductsQuery } from '../../../contract/catalogue/products-query.ts';
import { callbackPort, port } from '../port.ts';
import { isLoaded, contextAfterLoad, resourceStates } from '../ui/resource.states.ts';
import type { LoadResult, ResourceContext } from '../ui/resource.types.ts';

/** Query of the list that the filters belong to. */
interface FacetsQuestion {
  query: ProductsQuery;
}

export interface QueryChanged extends FacetsQuestion {
  type: 'query.changed';
}

const { loadingForSure: loading } = resourceStates<ProductFacets, FacetsQuestion>();

/**
 * Facet counts of a list while its filters are visible (R7.14). Old counts, or the failure, stay visible
 * while those of a new query load.
 */
export const productFacetsMachine = setup({
  types: {} as {
    input: { question: FacetsQuestion };
    context: ResourceContext<ProductFacets, FacetsQuestion>;
    events: QueryChanged | { type: 'retry.requested' };
    tags: 'loading';
  },
  actors: {
    load: port<LoadResult<ProductFacets>, FacetsQuestion>('load'),
    watchQuery: callbackPort(),
  },
  guards: { isLoaded },
  actions: {
    recordAnswer: assign((_, result: LoadResult<ProductFacets>) => contextAfterLoad(result)),
    recordQuery: assign((_, question: FacetsQuestion) => ({ question })),
  },
}).createMachine({
  id: 'productFacets',
  context: ({ input }) => ({ ...input, content: null, failure: null }),
  invoke: { id: 'watchQuery', src: 'watchQuery' },
  initial: 'loading',
  on: {
    'query.changed': {
      target: '.loading',
      reenter: true,
      actions: { type: 'recordQuery', params: ({ event: { query } }) => ({ query }) },
    },
  },
  states: {
    loading,
    ready: {},
    failed: { on: { 'retry.requested': 'loading' } },
  },
});

export type ProductFacetsActorRef = ActorRefFrom<typeof productFacetsMachine>;
