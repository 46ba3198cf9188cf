import { type ActorRefFrom, assign, setup } from 'xstate';
import type { KnownFailure, Result } from '../../../contract/calls/failure.ts';
import type { Pagination } from '../../../contract/calls/pagination.ts';
import type { PopupStore } from '../../../contract/popup-stores/popup-store.ts';
import type { Product } from '../../../contract/products/product.ts';
import { port } from '../port.ts';
import { UNEXPECTED } from '../unexpected.ts';

export interface StorePageContent {
  store: PopupStore;
  products: Product[];
  pagination: Pagination | null;
}

export type LoadStorePageResult = Result<StorePageContent, KnownFailure>;

export interface StorePageServices {
  loadStorePage(input: { idOrSlug: string }, signal: AbortSignal): Promise<LoadStorePageResult>;
}

/** The public page of one store (R2.17): the store, its first products, and the moment its countdown starts from. */
export const storePageMachine = setup({
  types: {} as {
    /** `now` is in ms UTC. */
    input: { idOrSlug: string; now: number };
    context: {
      idOrSlug: string;
      now: number;
      content: StorePageContent | null;
      failure: KnownFailure | null;
    };
    events: { type: 'clock.ticked'; now: number } | { type: 'retry.requested' };
    tags: 'loading' | 'notFound';
  },
  actors: { loadStorePage: port<LoadStorePageResult, { idOrSlug: string }>('loadStorePage') },
  guards: {
    isLoaded: (_, result: LoadStorePageResult) => result.ok,
    isNotFound: (_, result: LoadStorePageResult) => !result.ok && result.failure.code === 'NOT_FOUND',
  },
  actions: {
    recordResult: assign((_, result: LoadStorePageResult) =>
      result.ok ? { content: result.value, failure: null } : { failure: result.failure },
    ),
    recordNow: assign((_, { now }: { now: number }) => ({ now })),
  },
}).createMachine({
  id: 'storePage',
  context: ({ input }) => ({ ...input, content: null, failure: null }),
  initial: 'loading',
  on: { 'clock.ticked': { actions: { type: 'recordNow', params: ({ event }) => event } } },
  states: {
    loading: {
      tags: 'loading',
      invoke: {
        id: 'loadStorePage',
        src: 'loadStorePage',
        input: ({ context: { idOrSlug } }) => ({ idOrSlug }),
        onDone: [
          {
            guard: { type: 'isLoaded', params: ({ event }) => event.output },
            target: 'ready',
            actions: { type: 'recordResult', params: ({ event }) => event.output },
          },
          { guard: { type: 'isNotFound', params: ({ event }) => event.output }, target: 'notFound' },
          { target: 'failed', actions: { type: 'recordResult', params: ({ event }) => event.output } },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'recordResult', params: { ok: false, failure: UNEXPECTED } },
        },
      },
    },
    ready: {},
    notFound: { tags: 'notFound' },
    failed: { on: { 'retry.requested': 'loading' } },
  },
});

export type StorePageActorRef = ActorRefFrom<typeof storePageMachine>;
