import { type ActorRefFrom, assign, setup } from 'xstate';
import type { Favourite } from '../../../contract/favourites/favourite.ts';
import { effect, callbackPort, port } from '../port.ts';
import {
  withFavouriteChange,
  favouriteChangeOf,
  isFavouriteIn,
  exceedsFavouriteLimit,
  favouritesAfterUserChange,
  withFavouriteChanges,
  rollBackFavouriteChanges,
} from './favourites.rules.ts';
import type {
  FavouriteChange,
  FavouritesContext,
  FavouritesEvent,
  FavouritesResult,
  StoredFavourites,
} from './favourites.types.ts';

type Toggled = { favourite: Favourite };

const toggled = ({ event }: { event: Toggled }): Toggled => event;
const apply = { type: 'applyToggle', params: toggled } as const;
/** Optimistic update: shown at once, saved with the account by the queue. */
const press = [{ type: 'queueToggle', params: toggled }, apply] as const;
const keep = {
  type: 'remember',
  params: ({ context }: { context: FavouritesContext }): StoredFavourites => context,
} as const;
const full = { guard: { type: 'isFull', params: toggled }, actions: 'tellFull' } as const;

/**
 * Favourites (R3.18), stored on this device and synchronised between its tabs. After sign-in they join those
 * of the account; from then on each press shows at once and is saved in sequence. A failed change is rolled
 * back and reported.
 */
export const favouritesMachine = setup({
  types: {} as {
    input: StoredFavourites;
    context: FavouritesContext;
    events: FavouritesEvent;
  },
  actors: {
    watchMember: callbackPort(),
    watchKept: callbackPort(),
    joinFavourites: port<FavouritesResult, { added: readonly Favourite[] }>('joinFavourites'),
    saveChange: port<FavouritesResult, FavouriteChange>('saveChange'),
  },
  guards: {
    isAnswered: (_, { ok }: FavouritesResult) => ok,
    hasQueue: ({ context }) => context.queue.length > 0,
    isMember: (_, { userId }: { userId: string | null }) => userId !== null,
    isFull: ({ context: { items } }, { favourite }: Toggled) =>
      exceedsFavouriteLimit(items, favouriteChangeOf(items, favourite)),
    isSameOwner: ({ context }, { kept }: { kept: StoredFavourites }) =>
      kept.ownerId === context.ownerId && context.queue.length === 0,
    /** First favourite of this person. A message then explains where favourites are found. */
    isFirst: ({ context: { items } }) => items.length === 0,
    /** The account's favourites are full, so the server did not add this one. */
    isLeftOut: ({ context: { queue } }, result: FavouritesResult) => {
      const [change] = queue;
      return result.ok && change?.isWanted === true && !isFavouriteIn(result.value, change.favourite.id);
    },
  },
  actions: {
    applyToggle: assign(({ context: { items } }, { favourite }: Toggled) => ({
      items: withFavouriteChange(items, favouriteChangeOf(items, favourite)),
    })),
    queueToggle: assign(({ context: { items, queue } }, { favourite }: Toggled) => ({
      queue: [...queue, favouriteChangeOf(items, favourite)],
    })),
    recordMember: assign(({ context }, { userId }: { userId: string | null }) =>
      favouritesAfterUserChange(context, userId),
    ),
    recordJoined: assign(({ context: { memberId, queue } }, result: FavouritesResult) =>
      result.ok ? { ownerId: memberId, items: withFavouriteChanges(result.value, queue) } : {},
    ),
    recordSaved: assign(({ context: { queue } }, result: FavouritesResult) =>
      result.ok ? { queue: queue.slice(1), items: withFavouriteChanges(result.value, queue.slice(1)) } : {},
    ),
    takeBack: assign(({ context }) => ({ queue: [], items: rollBackFavouriteChanges(context) })),
    adoptKept: assign((_, { kept }: { kept: StoredFavourites }) => kept),
    remember: effect<StoredFavourites>('remember'),
    tellFailure: effect('tellFailure'),
    tellFull: effect('tellFull'),
    tellFirst: effect('tellFirst'),
  },
}).createMachine({
  id: 'favourites',
  context: ({ input }) => ({ ...input, memberId: null, queue: [] }),
  invoke: [
    { id: 'watchMember', src: 'watchMember' },
    { id: 'watchKept', src: 'watchKept' },
  ],
  initial: 'waiting',
  on: {
    'member.changed': [
      {
        guard: { type: 'isMember', params: ({ event }) => event },
        target: '.joining',
        actions: [{ type: 'recordMember', params: ({ event }) => event }, keep],
      },
      {
        target: '.onDevice',
        actions: [{ type: 'recordMember', params: ({ event }) => event }, keep],
      },
    ],
    'favourite.toggled': [
      full,
      {
        guard: 'isFirst',
        actions: [...press, 'tellFirst'],
      },
      {
        actions: [...press],
      },
    ],
    'favourites.changedElsewhere': {
      guard: { type: 'isSameOwner', params: ({ event }) => event },
      actions: { type: 'adoptKept', params: ({ event }) => event },
    },
  },
  states: {
    /** The session is not known yet. Presses are queued. */
    waiting: {},
    onDevice: {
      on: {
        'favourite.toggled': [
          full,
          {
            guard: 'isFirst',
            actions: [apply, keep, 'tellFirst'],
          },
          {
            actions: [apply, keep],
          },
        ],
      },
    },
    joining: {
      invoke: {
        id: 'joinFavourites',
        src: 'joinFavourites',
        input: ({ context: { ownerId, items } }) => ({ added: ownerId === null ? items : [] }),
        onDone: [
          {
            guard: { type: 'isAnswered', params: ({ event }) => event.output },
            target: 'withAccount',
            actions: [{ type: 'recordJoined', params: ({ event }) => event.output }, keep],
          },
          { guard: 'hasQueue', target: 'apart', actions: ['takeBack', 'tellFailure'] },
          { target: 'apart' },
        ],
      },
    },
    /** The account could not be reached. The next press tries again. */
    apart: {
      on: {
        'favourite.toggled': [
          full,
          {
            guard: 'isFirst',
            target: 'joining',
            actions: [...press, 'tellFirst'],
          },
          {
            target: 'joining',
            actions: [...press],
          },
        ],
      },
    },
    withAccount: { always: { guard: 'hasQueue', target: 'saving' } },
    saving: {
      invoke: {
        id: 'saveChange',
        src: 'saveChange',
        input: ({ context: { queue } }) => queue[0] as FavouriteChange,
        onDone: [
          {
            guard: { type: 'isLeftOut', params: ({ event }) => event.output },
            target: 'withAccount',
            actions: ['tellFull', { type: 'recordSaved', params: ({ event }) => event.output }, keep],
          },
          {
            guard: { type: 'isAnswered', params: ({ event }) => event.output },
            target: 'withAccount',
            actions: [{ type: 'recordSaved', params: ({ event }) => event.output }, keep],
          },
          {
            target: 'withAccount',
            actions: ['takeBack', 'tellFailure'],
          },
        ],
      },
    },
  },
});

export type FavouritesActorRef = ActorRefFrom<typeof favouritesMachine>;
