import { UNEXPECTED } from '../unexpected.ts';
import type { CartResult } from './cart.types.ts';
import { cartSetup } from './cart.setup.ts';
import { requestOfSent } from './cart-lines.ts';

const FAILED: CartResult = { ok: false, failure: UNEXPECTED };
const cartIn = (result: CartResult) => (result.ok ? result.value : null);

/**
 * The consumer's cart: changes show at once and go to the server one after the other; a refused one is taken back (R4.17).
 * Whoever comes back to this tab may have changed the cart in another.
 */
export const syncedState = cartSetup.createStateConfig({
  invoke: { id: 'watchReturns', src: 'watchReturns' },
  initial: 'idle',
  on: {
    'session.closed': { target: 'local', actions: { type: 'leaveSession', params: ({ event }) => event } },
    'order.placed': { target: '.settling', actions: 'emptyCart' },
  },
  states: {
    idle: {
      always: [
        { guard: 'hasNothingToSend', actions: 'dropNext' },
        { guard: 'hasQueue', target: 'sending', actions: 'takeNext' },
      ],
      on: { 'cart.outdated': 'checking' },
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
            actions: { type: 'adoptCart', params: ({ event }) => cartIn(event.output) },
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
            ],
          },
          {
            target: 'checking',
            actions: { type: 'recordDoubt', params: ({ event }) => event.output },
          },
        ],
        onError: { target: 'checking', actions: { type: 'recordDoubt', params: FAILED } },
      },
    },
    checking: {
      tags: 'busy',
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
        onError: [
          { guard: 'hasSent', target: 'idle', actions: ['takeBackSent', 'tellRefusal'] },
          { target: 'idle' },
        ],
      },
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
        onError: 'idle',
      },
    },
    clearing: {
      tags: 'busy',
      invoke: { id: 'clearCart', src: 'clearCart', onDone: 'idle', onError: 'idle' },
    },
  },
});
