import { type ActorRefFrom, assign, setup } from 'xstate';
import { effect, callbackPort } from '../../port.ts';

/** Number of orders that match the list's query, in any status. */
export interface OrdersCounted {
  /** Query of the list. Counts of different queries are not comparable. */
  about: string;
  total: number;
}

interface OrderChimeContext {
  heard: OrdersCounted | null;
  /** Initial value of the setting: true if the sound is turned on. */
  isWanted: boolean;
}

/**
 * Sound for each new order while the list is open, if the producer turned it on; turning it on plays it once.
 * Orders never leave the list, so a higher count for the same query means new orders.
 */
export const orderChimeMachine = setup({
  types: {} as {
    input: { isWanted: boolean };
    context: OrderChimeContext;
    events: { type: 'sound.switched' } | ({ type: 'orders.counted' } & OrdersCounted);
  },
  actors: { watchOrders: callbackPort() },
  guards: {
    isWanted: ({ context }) => context.isWanted,
    areMore: ({ context: { heard } }, { about, total }: OrdersCounted) =>
      heard !== null && heard.about === about && total > heard.total,
  },
  actions: {
    recordCount: assign((_, { about, total }: OrdersCounted) => ({ heard: { about, total } })),
    keepWish: effect<{ isWanted: boolean }>('keepWish'),
    playChime: effect<void>('playChime'),
  },
}).createMachine({
  id: 'orderChime',
  context: ({ input: { isWanted } }) => ({ heard: null, isWanted }),
  invoke: { id: 'watchOrders', src: 'watchOrders' },
  on: { 'orders.counted': { actions: { type: 'recordCount', params: ({ event }) => event } } },
  initial: 'opening',
  states: {
    opening: { always: [{ guard: 'isWanted', target: 'sounding' }, { target: 'silent' }] },
    silent: {
      on: {
        'sound.switched': {
          target: 'sounding',
          actions: ['playChime', { type: 'keepWish', params: { isWanted: true } }],
        },
      },
    },
    sounding: {
      on: {
        'sound.switched': {
          target: 'silent',
          actions: { type: 'keepWish', params: { isWanted: false } },
        },
        'orders.counted': [
          {
            guard: { type: 'areMore', params: ({ event }) => event },
            actions: [{ type: 'recordCount', params: ({ event }) => event }, 'playChime'],
          },
          { actions: { type: 'recordCount', params: ({ event }) => event } },
        ],
      },
    },
  },
});

export type OrderChimeActorRef = ActorRefFrom<typeof orderChimeMachine>;
