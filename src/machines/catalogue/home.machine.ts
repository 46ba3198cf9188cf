import { type ActorRefFrom, assign, setup } from 'xstate';
import type { KnownFailure } from '../../../contract/api/failure.ts';
import type { PopupStoreCard } from '../../../contract/catalogue/list-item.ts';
import type { Product } from '../../../contract/catalogue/product.ts';
import { port } from '../port.ts';
import { isLoaded, resourceStates } from '../ui/resource.states.ts';
import type { ClockTicked, LoadResult, ResourceInput } from '../ui/resource.types.ts';
import { regroupShelves, groupIntoShelves, type Shelves } from './shelves.ts';

/** Content of the home page: visible stores and the newest products (R2.20, R9.11). */
export interface HomeContent {
  stores: PopupStoreCard[];
  /** Number of open stores beyond those in `stores`. */
  unseen: number;
  featured: Product[];
}

/** Id or slug of the current store, whose products are featured; null for none. */
export interface HomeQuery {
  idOrSlug: string | null;
}

type Context = ResourceInput<HomeQuery> &
  Shelves &
  Omit<HomeContent, 'stores'> & { failure: KnownFailure | null };

const { loadingForSure: loading, failed } = resourceStates<HomeContent, HomeQuery>();

export const homeMachine = setup({
  types: {} as {
    input: ResourceInput<HomeQuery>;
    context: Context;
    events: { type: 'retry.requested' } | ClockTicked;
    tags: 'loading';
  },
  actors: { load: port<LoadResult<HomeContent>, HomeQuery>('load') },
  guards: { isLoaded },
  actions: {
    recordAnswer: assign(({ context }, result: LoadResult<HomeContent>) => {
      if (!result.ok) return { failure: result.failure };
      const { stores, ...rest } = result.value;
      return { ...groupIntoShelves(stores, context.now), ...rest, failure: null };
    }),
    forgetFailure: assign({ failure: null }),
    moveClock: assign(({ context }, { now }: { now: number }) => ({ now, ...regroupShelves(context, now) })),
  },
}).createMachine({
  id: 'home',
  context: ({ input }) => ({
    ...input,
    ...groupIntoShelves([], input.now),
    unseen: 0,
    featured: [],
    failure: null,
  }),
  initial: 'loading',
  on: { 'clock.ticked': { actions: { type: 'moveClock', params: ({ event }) => event } } },
  states: { loading, ready: {}, failed },
});

export type HomeActorRef = ActorRefFrom<typeof homeMachine>;
