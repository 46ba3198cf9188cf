import { type ActorRefFrom, assign, setup } from 'xstate';
import type { KnownFailure, Result } from '../../../contract/calls/failure.ts';
import type { PopupStore } from '../../../contract/popup-stores/popup-store.ts';
import type { Product } from '../../../contract/products/product.ts';
import { picturesOf } from '../../../contract/uploads/picture.ts';
import { port } from '../port.ts';
import { UNEXPECTED } from '../unexpected.ts';

/** A product's page: the store that sells it, if one does and can be seen, and up to four others like it. */
export interface ProductPage {
  product: Product;
  store: PopupStore | null;
  related: Product[];
}

export type LoadProductResult = Result<ProductPage, KnownFailure>;

export interface ProductServices {
  loadProduct(input: { id: string }, signal: AbortSignal): Promise<LoadProductResult>;
}

export const productMachine = setup({
  types: {} as {
    /** `now` is in ms UTC. */
    input: { id: string; now: number };
    context: {
      id: string;
      now: number;
      page: ProductPage | null;
      picture: number;
      failure: KnownFailure | null;
    };
    events:
      | { type: 'picture.chosen'; index: number }
      | { type: 'picture.enlarged' }
      | { type: 'picture.reduced' }
      | { type: 'clock.ticked'; now: number }
      | { type: 'retry.requested' };
    tags: 'loading' | 'notFound';
  },
  actors: { loadProduct: port<LoadProductResult, { id: string }>('loadProduct') },
  guards: {
    isLoaded: (_, result: LoadProductResult) => result.ok,
    isNotFound: (_, result: LoadProductResult) => !result.ok && result.failure.code === 'NOT_FOUND',
    hasPicture: ({ context: { page } }, index: number) =>
      page !== null && Number.isInteger(index) && index >= 0 && index < picturesOf(page.product).length,
  },
  actions: {
    recordResult: assign((_, result: LoadProductResult) =>
      result.ok ? { page: result.value, failure: null } : { failure: result.failure },
    ),
    choosePicture: assign((_, index: number) => ({ picture: index })),
    recordNow: assign((_, { now }: { now: number }) => ({ now })),
  },
}).createMachine({
  id: 'product',
  context: ({ input }) => ({ ...input, page: null, picture: 0, failure: null }),
  initial: 'loading',
  on: { 'clock.ticked': { actions: { type: 'recordNow', params: ({ event }) => event } } },
  states: {
    loading: {
      tags: 'loading',
      invoke: {
        id: 'loadProduct',
        src: 'loadProduct',
        input: ({ context: { id } }) => ({ id }),
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
    ready: {
      initial: 'seen',
      on: {
        'picture.chosen': {
          guard: { type: 'hasPicture', params: ({ event }) => event.index },
          actions: { type: 'choosePicture', params: ({ event }) => event.index },
        },
      },
      states: {
        seen: { on: { 'picture.enlarged': 'enlarged' } },
        enlarged: { on: { 'picture.reduced': 'seen' } },
      },
    },
    notFound: { tags: 'notFound' },
    failed: { on: { 'retry.requested': 'loading' } },
  },
});

export type ProductActorRef = ActorRefFrom<typeof productMachine>;
