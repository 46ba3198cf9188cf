import { type ActorRefFrom, assign, setup } from 'xstate';
import type { FailureOf } from '../../../contract/api/call-types.ts';
import type { KnownFailure, Result } from '../../../contract/api/failure.ts';
import type { PopupStoreCard } from '../../../contract/catalogue/list-item.ts';
import type { Product } from '../../../contract/catalogue/product.ts';
import type { Favourite } from '../../../contract/favourites/favourite.ts';
import { callbackPort, port } from '../port.ts';

/** Current data of the favourites that still exist. */
export interface FavouritesList {
  products: readonly Product[];
  popupStores: readonly PopupStoreCard[];
}

export type FavouritesListResult = Result<
  FavouritesList,
  FailureOf<'lookUpFavourites'> | KnownFailure<'INTERNAL'>
>;

type Asked = { items: readonly Favourite[] };

interface Context extends Asked, FavouritesList {
  /** Ids of the favourites in the last lookup. */
  asked: readonly string[];
  failure: Extract<FavouritesListResult, { ok: false }>['failure'] | null;
}

/**
 * Page of favourites (R3.18): it watches the stored ones and looks up their current data. A removed one
 * disappears without a request. One that was added, also by another tab, is looked up.
 */
export const favouritesListMachine = setup({
  types: {} as {
    context: Context;
    events: ({ type: 'favourites.told' } & Asked) | { type: 'retry.requested' };
    tags: 'coming';
  },
  actors: { watchFavourites: callbackPort(), lookUp: port<FavouritesListResult, Asked>('lookUp') },
  guards: {
    isKnown: ({ context: { asked } }, { items }: Asked) => items.every(({ id }) => asked.includes(id)),
    isAnswered: (_, { ok }: FavouritesListResult) => ok,
  },
  actions: {
    recordItems: assign((_, { items }: Asked) => ({ items })),
    recordAnswer: assign(({ context: { items } }, result: FavouritesListResult) =>
      result.ok
        ? { ...result.value, asked: items.map(({ id }) => id), failure: null }
        : { failure: result.failure },
    ),
  },
}).createMachine({
  id: 'favouriteGoods',
  context: { items: [], asked: [], products: [], popupStores: [], failure: null },
  invoke: { id: 'watchFavourites', src: 'watchFavourites' },
  initial: 'waiting',
  on: {
    'favourites.told': [
      {
        guard: { type: 'isKnown', params: ({ event }) => event },
        target: '.shown',
        actions: { type: 'recordItems', params: ({ event }) => event },
      },
      {
        target: '.lookingUp',
        actions: { type: 'recordItems', params: ({ event }) => event },
      },
    ],
  },
  states: {
    /** On the server, and until the stored favourites are read. */
    waiting: { tags: 'coming' },
    lookingUp: {
      tags: 'coming',
      invoke: {
        id: 'lookUp',
        src: 'lookUp',
        input: ({ context: { items } }) => ({ items }),
        onDone: [
          {
            guard: { type: 'isAnswered', params: ({ event }) => event.output },
            target: 'shown',
            actions: { type: 'recordAnswer', params: ({ event }) => event.output },
          },
          { target: 'failed', actions: { type: 'recordAnswer', params: ({ event }) => event.output } },
        ],
      },
    },
    shown: {},
    failed: { on: { 'retry.requested': 'lookingUp' } },
  },
});

export type FavouritesListActorRef = ActorRefFrom<typeof favouritesListMachine>;
