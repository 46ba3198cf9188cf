import type { CartResult } from './cart.types.ts';
import { cartSetup } from './cart.setup.ts';
import { requestOfSent } from './cart-lines.ts';

const cartIn = (result: CartResult) => (result.ok ? result.value : null);

/**
 * The consumer's cart: changes show at once and go to the server one after the other; a refused one is taken back (R4.17).
 * While the server cannot be reached they wait, over a reload too. Whoever comes back to this tab, and every other tab
 * that tells so, may have changed the cart.
 */
export const syncedState = cartSetup.createStateConfig({
  invoke: [
    { id: 'watchReturns', src: 'watchReturns' },
    { id: 'keepUnsent', src: 'keepUnsent' },
  ],
  initial: 'recalling',
  on: {
    'cart.outdated': { actions: 'noteOutdated' },
    'connection.restored': { actions: 'noteOutdated' },
    'session.closed': { target: 'local', actions: { type: 'leaveSession', params: ({ event }) => event } },
    'order.placed': { target: '.settling', actions: ['emptyCart', 'tellOtherTabs'] },
  },
  states: {
    recalling: {
      tags: 'busy',
      invoke: {
        id: 'recallUnsent',
        src: 'recallUnsent',
        input: ({ context: { owner } }) => ({ owner }),
        onDone: { target: 'idle', actions: { type: 'recallUnsent', params: ({ event }) => event.output } },
        onError: 'idle',
      },
    },
    idle: {
      always: [
        { guard: 'hasNothingToSend', actions: 'dropNext' },
        { guard: 'hasQueue', target: 'sending', actions: 'takeNext' },
        { guard: 'isOutdated', target: 'checking' },
      ],
    },
    sending: {
      tags: 'busy',
      invoke: {
        id: 'changeCart',
        src: 'changeCart',
        input: ({ context }) => requestOfSent(context),
        onDone: [
          {
            guard: { type: 'isAnswered', params: ({ event }) => event.output },
            target: 'idle',
            actions: [{ type: 'adoptCart', params: ({ event }) => cartIn(event.output) }, 'tellOtherTabs'],
          },
          {
            guard: { type: 'isUnauthenticated', params: ({ event }) => event.output },
            target: 'suspended',
            actions: 'putBack',
          },
          {
            guard: { type: 'isCertain', params: ({ event }) => event.output },
            target: 'idle',
            actions: [
              { type: 'recordDoubt', params: ({ event }) => event.output },
              'takeBackSent',
              'tellRefusal',
              'noteOutdated',
            ],
          },
          {
            target: 'checking',
            actions: { type: 'recordDoubt', params: ({ event }) => event.output },
          },
        ],
      },
    },
    checking: {
      tags: 'busy',
      entry: 'forgetOutdated',
      invoke: {
        id: 'fetchCart',
        src: 'fetchCart',
        onDone: [
          {
            guard: { type: 'isSentThere', params: ({ event }) => event.output },
            target: 'idle',
            actions: { type: 'adoptCart', params: ({ event }) => cartIn(event.output) },
          },
          {
            guard: { type: 'isToSignInAgain', params: ({ event }) => event.output },
            target: 'suspended',
            actions: 'putBack',
          },
          { guard: { type: 'isToWait', params: ({ event }) => event.output }, target: 'stalled' },
          {
            guard: { type: 'isRepeatable', params: ({ event }) => event.output },
            target: 'idle',
            actions: { type: 'repeatSent', params: ({ event }) => cartIn(event.output) },
          },
          {
            guard: 'hasSent',
            target: 'idle',
            actions: [
              'takeBackSent',
              'tellRefusal',
              { type: 'adoptCart', params: ({ event }) => cartIn(event.output) },
            ],
          },
          { target: 'idle' },
        ],
      },
    },
    stalled: {
      tags: ['busy', 'stalled'],
      entry: 'noteWait',
      // The line may have come back while it was found to be down.
      always: { guard: 'isOutdated', target: 'checking' },
      after: { retryPause: 'checking' },
      on: { 'connection.restored': 'checking', 'cart.outdated': 'checking' },
    },
    suspended: {
      on: {
        'session.opened': { guard: { type: 'isSameConsumer', params: ({ event }) => event }, target: 'idle' },
      },
    },
    settling: {
      tags: 'busy',
      invoke: {
        id: 'fetchCart',
        src: 'fetchCart',
        onDone: [
          { guard: { type: 'isAsOrdered', params: ({ event }) => event.output }, target: 'clearing' },
          {
            target: 'idle',
            actions: { type: 'adoptCart', params: ({ event }) => cartIn(event.output) },
          },
        ],
      },
    },
    clearing: {
      tags: 'busy',
      invoke: { id: 'clearCart', src: 'clearCart', onDone: 'idle' },
    },
  },
});
