import { type ActorRefFrom, assign, setup } from 'xstate';
import type { ProductFacets } from '../../../contract/catalogue/product-facets.ts';
import type { ProductsQuery } from '../../../contract/catalogue/products-query.ts';
import { listeningPort, port } from '../port.ts';
import { isLoaded, recorded, resourceStates } from '../ui/resource.states.ts';
import type { LoadResult, ResourceContext } from '../ui/resource.types.ts';

/** The query of the list that the filters belong to. */
interface FacetsQuestion {
  query: ProductsQuery;
}

export interface QueryChanged extends FacetsQuestion {
  type: 'query.changed';
}

const { loadingForSure: loading } = resourceStates<ProductFacets, FacetsQuestion>();

/**
 * What each choice of a filter would bring, for as long as somebody looks at the filters of a list (R7.14). What was counted
 * stays in sight while another query is counted, and so does why it could not be.
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
    watchQuery: listeningPort(),
  },
  guards: { isLoaded },
  actions: {
    recordAnswer: assign((_, result: LoadResult<ProductFacets>) => recorded(result)),
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
