import { type ActorRefFrom, assign, setup } from 'xstate';
import { effect, listeningPort } from '../../port.ts';

/** How many orders there are of what a list is asked, whatever state they are in. */
export interface OrdersCounted {
  /** What the list is asked; another question has another number. */
  about: string;
  total: number;
}

interface OrderChimeContext {
  heard: OrdersCounted | null;
  /** As it was when this began. */
  isWanted: boolean;
}

/**
 * A quiet sound for each new order while the list is open, for whoever wants it; who turns it on hears it once. Orders never leave
 * the list by themselves, so that more of the same question are new ones.
 */
export const orderChimeMachine = setup({
  types: {} as {
    input: { isWanted: boolean };
    context: OrderChimeContext;
    events: { type: 'sound.switched' } | ({ type: 'orders.counted' } & OrdersCounted);
  },
  actors: { watchOrders: listeningPort() },
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
