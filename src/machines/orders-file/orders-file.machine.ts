import { type ActorRefFrom, assign, setup } from 'xstate';
import type { KnownFailure, Result } from '../../../contract/calls/failure.ts';
import type { OwnOrdersQuery } from '../../../contract/orders/own-orders-query.ts';
import { port } from '../port.ts';

/** Whether the file holds all that was asked for; where that is more than a file can hold, none is saved. */
export type OrdersFileResult = Result<{ isSaved: boolean }, KnownFailure>;

type OrdersFileEvent = { type: 'file.requested'; query: OwnOrdersQuery };

interface Asked {
  query: OwnOrdersQuery;
}

/** The orders that a list is asked for, and their lines, saved as a file on this device; they are fetched page by page first (R7.19). */
export const ordersFileMachine = setup({
  types: {} as {
    context: { query: OwnOrdersQuery; failure: KnownFailure | null };
    events: OrdersFileEvent;
    tags: 'busy';
  },
  actors: { saveFile: port<OrdersFileResult, Asked>('saveFile') },
  guards: {
    isSaved: (_, result: OrdersFileResult) => result.ok && result.value.isSaved,
    isTooMuch: (_, result: OrdersFileResult) => result.ok && !result.value.isSaved,
  },
  actions: {
    recordQuery: assign((_, { query }: Asked) => ({ query, failure: null })),
    recordFailure: assign((_, result: OrdersFileResult) => ({ failure: result.ok ? null : result.failure })),
  },
}).createMachine({
  id: 'ordersFile',
  context: { query: {}, failure: null },
  initial: 'resting',
  on: {
    'file.requested': {
      target: '.saving',
      actions: { type: 'recordQuery', params: ({ event }) => event },
    },
  },
  states: {
    resting: {},
    saving: {
      tags: 'busy',
      on: { 'file.requested': {} },
      invoke: {
        id: 'saveFile',
        src: 'saveFile',
        input: ({ context: { query } }) => ({ query }),
        onDone: [
          { guard: { type: 'isSaved', params: ({ event }) => event.output }, target: 'resting' },
          { guard: { type: 'isTooMuch', params: ({ event }) => event.output }, target: 'tooMuch' },
          { target: 'failed', actions: { type: 'recordFailure', params: ({ event }) => event.output } },
        ],
      },
    },
    tooMuch: {},
    failed: {},
  },
});

export type OrdersFileActorRef = ActorRefFrom<typeof ordersFileMachine>;
