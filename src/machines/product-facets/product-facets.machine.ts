import { type ActorRefFrom, assign, setup } from 'xstate';
import type { KnownFailure, Result } from '../../../contract/calls/failure.ts';
import type { ProductFacets } from '../../../contract/products/product-facets.ts';
import { listeningPort, port } from '../port.ts';
import type { ProductsQuery } from '../../../contract/products/products-query.ts';
import { UNEXPECTED } from '../unexpected.ts';

export type LoadFacetsResult = Result<ProductFacets, KnownFailure>;

/** What the filters need from outside. `watchQuery` tells of another query of the list they belong to. */
export interface ProductFacetsServices {
  loadFacets(input: { query: ProductsQuery }, signal: AbortSignal): Promise<LoadFacetsResult>;
  watchQuery(listener: (event: { type: 'query.changed'; query: ProductsQuery }) => void): () => void;
}

/** What each choice of a filter would bring, for as long as somebody looks at the filters of a list (R7.14). */
export const productFacetsMachine = setup({
  types: {} as {
    input: { query: ProductsQuery };
    context: { query: ProductsQuery; facets: ProductFacets | null; failure: KnownFailure | null };
    events: { type: 'query.changed'; query: ProductsQuery } | { type: 'retry.requested' };
    tags: 'loading';
  },
  actors: {
    loadFacets: port<LoadFacetsResult, { query: ProductsQuery }>('loadFacets'),
    watchQuery: listeningPort(),
  },
  guards: { isAnswered: (_, { ok }: LoadFacetsResult) => ok },
  actions: {
    recordQuery: assign((_, { query }: { query: ProductsQuery }) => ({ query })),
    recordAnswer: assign((_, answer: LoadFacetsResult) =>
      answer.ok ? { facets: answer.value, failure: null } : { failure: answer.failure },
    ),
  },
}).createMachine({
  id: 'productFacets',
  context: ({ input }) => ({ ...input, facets: null, failure: null }),
  invoke: { id: 'watchQuery', src: 'watchQuery' },
  initial: 'counting',
  on: {
    'query.changed': {
      target: '.counting',
      reenter: true,
      actions: { type: 'recordQuery', params: ({ event }) => event },
    },
  },
  states: {
    counting: {
      tags: 'loading',
      invoke: {
        id: 'loadFacets',
        src: 'loadFacets',
        input: ({ context: { query } }) => ({ query }),
        onDone: [
          {
            guard: { type: 'isAnswered', params: ({ event }) => event.output },
            target: 'counted',
            actions: { type: 'recordAnswer', params: ({ event }) => event.output },
          },
          { target: 'failed', actions: { type: 'recordAnswer', params: ({ event }) => event.output } },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'recordAnswer', params: { ok: false, failure: UNEXPECTED } },
        },
      },
    },
    counted: {},
    failed: { on: { 'retry.requested': 'counting' } },
  },
});

export type ProductFacetsActorRef = ActorRefFrom<typeof productFacetsMachine>;
