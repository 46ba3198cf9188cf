import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { adding, setting, startingContext } from './cart-context.ts';
import { mergingState } from './cart-merging.state.ts';
import { cartSetup } from './cart.setup.ts';
import { syncedState } from './cart-synced.state.ts';

/** The local cart, and the consumer's on the server, as one (R4.17–R4.19). */
export const cartMachine = cartSetup.createMachine({
  id: 'cart',
  context: startingContext,
  type: 'parallel',
  on: {
    'item.added': [
      {
        guard: { type: 'isPossible', params: ({ event }) => adding(event.product, event.quantity) },
        actions: { type: 'queueChange', params: ({ event }) => adding(event.product, event.quantity) },
      },
      {
        actions: [
          { type: 'objectTo', params: ({ event }) => adding(event.product, event.quantity) },
          'tellRefusal',
        ],
      },
    ],
    'item.quantityChanged': [
      {
        guard: { type: 'isPossible', params: ({ event }) => setting(event.productId, event.quantity) },
        actions: { type: 'queueChange', params: ({ event }) => setting(event.productId, event.quantity) },
      },
      {
        actions: [
          { type: 'objectTo', params: ({ event }) => setting(event.productId, event.quantity) },
          'tellRefusal',
        ],
      },
    ],
    'item.removed': { actions: { type: 'queueChange', params: ({ event }) => setting(event.productId, 0) } },
  },
  states: {
    lines: {
      initial: 'dormant',
      on: {
        'session.opened': {
          guard: { type: 'isNewConsumer', params: ({ event }) => event },
          target: '.merging',
          actions: { type: 'enterSession', params: ({ event }) => event },
        },
      },
      states: {
        dormant: { on: { 'page.hydrated': 'local' } },
        local: {
          initial: 'reading',
          on: {
            'order.placed': { actions: ['emptyCart', { type: 'saveLocalCart', params: [] }] },
          },
          states: {
            reading: {
              invoke: {
                id: 'readLocalCart',
                src: 'readLocalCart',
                onDone: [
                  {
                    guard: { type: 'hasLost', params: ({ event }) => event.output },
                    target: 'idle',
                    actions: [
                      { type: 'adoptLocalLines', params: ({ event }) => event.output.lines },
                      { type: 'recordLost', params: ({ event }) => event.output },
                      { type: 'tellLost', params: ({ event }) => event.output },
                    ],
                  },
                  {
                    target: 'idle',
                    actions: { type: 'adoptLocalLines', params: ({ event }) => event.output.lines },
                  },
                ],
                onError: 'idle',
              },
            },
            idle: {
              invoke: { id: 'watchLocalCart', src: 'watchLocalCart' },
              always: {
                guard: 'hasQueue',
                actions: [
                  'applyQueue',
                  { type: 'saveLocalCart', params: ({ context }) => context.confirmed.items },
                ],
              },
              on: {
                'cart.changedElsewhere': {
                  actions: { type: 'adoptLocalLines', params: ({ event }) => event.lines },
                },
              },
            },
          },
        },
        merging: mergingState,
        synced: syncedState,
      },
    },
    afterOrder: {
      initial: 'quiet',
      states: {
        quiet: { on: { 'order.placed': 'waiting' } },
        waiting: {
          after: { clearedEventDelay: { target: 'rechecking', actions: 'announceCleared' } },
          on: { 'order.placed': { target: 'waiting', reenter: true } },
        },
        rechecking: {
          after: { clearedRecheckDelay: { target: 'quiet', actions: 'askAgain' } },
          on: { 'order.placed': 'waiting' },
        },
      },
    },
  },
});

export type CartActorRef = ActorRefFrom<typeof cartMachine>;
export type CartSnapshot = SnapshotFrom<typeof cartMachine>;
