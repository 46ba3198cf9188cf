import { type ActorRefFrom, assign, setup } from 'xstate';
import type { KnownFailure, Result } from '../../../contract/calls/failure.ts';
import type { PopupStoreCard } from '../../../contract/products/listing.ts';
import type { Product } from '../../../contract/products/product.ts';
import { port } from '../port.ts';
import { UNEXPECTED } from '../unexpected.ts';
import { reshelve, shelve, type Shelves } from './shelves.ts';

/** What the home page is made of: the stores that can be seen and the newest products (R2.20, R9.11). */
export interface HomeContent {
  stores: PopupStoreCard[];
  /** How many more stores are open than came. */
  unseen: number;
  featured: Product[];
}

/** The id or slug of the chosen store, whose products are featured; null for none. */
export interface LoadHomeInput {
  idOrSlug: string | null;
}

/** `now` is in ms UTC. */
export interface HomeInput extends LoadHomeInput {
  now: number;
}

export type LoadHomeResult = Result<HomeContent, KnownFailure>;

export interface HomeServices {
  loadHome(input: LoadHomeInput, signal: AbortSignal): Promise<LoadHomeResult>;
}

type Context = HomeInput & Shelves & Omit<HomeContent, 'stores'> & { failure: KnownFailure | null };

export const homeMachine = setup({
  types: {} as {
    input: HomeInput;
    context: Context;
    events: { type: 'clock.ticked'; now: number } | { type: 'retry.requested' };
    tags: 'loading';
  },
  actors: { loadHome: port<LoadHomeResult, LoadHomeInput>('loadHome') },
  guards: { isLoaded: (_, result: LoadHomeResult) => result.ok },
  actions: {
    recordResult: assign(({ context }, result: LoadHomeResult) => {
      if (!result.ok) return { failure: result.failure };
      const { stores, ...rest } = result.value;
      return { ...shelve(stores, context.now), ...rest, failure: null };
    }),
    moveClock: assign(({ context }, { now }: Pick<HomeInput, 'now'>) => ({ now, ...reshelve(context, now) })),
  },
}).createMachine({
  id: 'home',
  context: ({ input }) => ({
    ...input,
    ...shelve([], input.now),
    unseen: 0,
    featured: [],
    failure: null,
  }),
  initial: 'fetching',
  on: { 'clock.ticked': { actions: { type: 'moveClock', params: ({ event }) => event } } },
  states: {
    fetching: {
      tags: 'loading',
      invoke: {
        id: 'loadHome',
        src: 'loadHome',
        input: ({ context: { idOrSlug } }) => ({ idOrSlug }),
        onDone: [
          {
            guard: { type: 'isLoaded', params: ({ event }) => event.output },
            target: 'ready',
            actions: { type: 'recordResult', params: ({ event }) => event.output },
          },
          { target: 'failed', actions: { type: 'recordResult', params: ({ event }) => event.output } },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'recordResult', params: { ok: false, failure: UNEXPECTED } },
        },
      },
    },
    ready: {},
    failed: { on: { 'retry.requested': 'fetching' } },
  },
});

export type HomeActorRef = ActorRefFrom<typeof homeMachine>;
