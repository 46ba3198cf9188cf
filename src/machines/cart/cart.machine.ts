import { type ActorRefFrom, assign, emit, forwardTo, raise, setup, type SnapshotFrom } from 'xstate';
import { CART_SETTINGS } from '../../../contract/limits.ts';
import type { SessionEndReason, AppSessionEvent } from '../auth/session.types.ts';
import type { CartContext, CartEvent } from './cart.types.ts';
import * as holding from './cart-context.ts';
import { consumerLinesMachine } from './consumer-lines.machine.ts';
import { deviceLinesMachine } from './device-lines.machine.ts';
import { lineMergeMachine } from './line-merge.machine.ts';

type Opened = Extract<AppSessionEvent, { type: 'session.opened' }>;

/**
 * Cart of this device or of a consumer on the server, as one (R4.17–R4.19). One child actor holds the lines
 * and hands them over at sign-in and sign-out; this chart exposes them. After an order it emits
 * `cart.cleared` (R4.19) for observers such as the inspector. No part of the market depends on that event,
 * since all of them read the cart itself.
 */
export const cartMachine = setup({
  types: {} as {
    context: CartContext;
    events: CartEvent;
    emitted: { type: 'cart.cleared' };
    children: { deviceLines: 'deviceLines'; lineMerge: 'lineMerge'; consumerLines: 'consumerLines' };
  },
  actors: {
    deviceLines: deviceLinesMachine,
    lineMerge: lineMergeMachine,
    consumerLines: consumerLinesMachine,
  },
  guards: {
    isNewConsumer: ({ context }, { user }: Opened) => user.role === 'consumer' && user.id !== context.owner,
    isSameConsumer: ({ context }, { user }: Opened) => user.role === 'consumer' && user.id === context.owner,
  },
  actions: {
    adopt: assign((_, context: CartContext) => context),
    enterSession: assign(({ context }, { user }: Opened) => holding.enterSession(context, user.id)),
    leaveSession: assign(({ context }, { reason }: { reason: SessionEndReason }) =>
      holding.leaveSession(context, reason !== 'SIGNED_OUT'),
    ),
    toDeviceLines: forwardTo('deviceLines'),
    toLineMerge: forwardTo('lineMerge'),
    toConsumerLines: forwardTo('consumerLines'),
    announceCleared: emit({ type: 'cart.cleared' }),
    askAgain: raise({ type: 'cart.outdated' }),
  },
  delays: {
    clearedEventDelay: CART_SETTINGS.clearedEventDelay,
    clearedRecheckDelay: CART_SETTINGS.clearedRecheckDelay,
  },
}).createMachine({
  id: 'cart',
  context: holding.startingContext,
  type: 'parallel',
  states: {
    lines: {
      initial: 'local',
      on: {
        'session.opened': {
          guard: { type: 'isNewConsumer', params: ({ event }) => event },
          target: '.merging',
          actions: { type: 'enterSession', params: ({ event }) => event },
        },
      },
      states: {
        local: {
          invoke: {
            id: 'deviceLines',
            src: 'deviceLines',
            input: ({ context }) => context,
            onSnapshot: { actions: { type: 'adopt', params: ({ event }) => event.snapshot.context } },
          },
          on: {
            'page.hydrated': { actions: 'toDeviceLines' },
            'item.*': { actions: 'toDeviceLines' },
          },
        },
        merging: {
          invoke: {
            id: 'lineMerge',
            src: 'lineMerge',
            input: ({ context }) => context,
            onSnapshot: { actions: { type: 'adopt', params: ({ event }) => event.snapshot.context } },
            onDone: {
              target: 'synced',
              actions: { type: 'adopt', params: ({ event }) => event.output },
            },
          },
          on: {
            'item.*': { actions: 'toLineMerge' },
            'order.placed': { actions: 'toLineMerge' },
            'connection.restored': { actions: 'toLineMerge' },
            'session.closed': {
              target: 'local',
              actions: { type: 'leaveSession', params: ({ event }) => event },
            },
          },
        },
        synced: {
          invoke: {
            id: 'consumerLines',
            src: 'consumerLines',
            input: ({ context }) => context,
            onSnapshot: { actions: { type: 'adopt', params: ({ event }) => event.snapshot.context } },
          },
          on: {
            'item.*': { actions: 'toConsumerLines' },
            'connection.restored': { actions: 'toConsumerLines' },
            'cart.outdated': { actions: 'toConsumerLines' },
            'order.placed': { actions: 'toConsumerLines' },
            'session.opened': {
              guard: { type: 'isSameConsumer', params: ({ event }) => event },
              actions: 'toConsumerLines',
            },
            'session.closed': {
              target: 'local',
              actions: { type: 'leaveSession', params: ({ event }) => event },
            },
          },
        },
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
