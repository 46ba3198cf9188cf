import type { CartContext, CartResult } from './cart.types.ts';
import { cartSetup } from './cart.setup.ts';
import { requestOfSent } from './cart-lines.ts';
import { unarrivedLines } from './cart-merge.ts';

const cartIn = (result: CartResult) => (result.ok ? result.value : null);
const codeIn = (result: CartResult) => (result.ok ? null : result.failure.code);
const savesUnarrived = {
  type: 'saveLocalCart',
  params: ({ context }: { context: CartContext }) => unarrivedLines(context),
} as const;

/** A consumer has logged in: one local line after the other goes to the server's cart, in one tab at a time (R4.18). */
export const mergingState = cartSetup.createStateConfig({
  tags: 'busy',
  invoke: { id: 'holdMergeLock', src: 'holdMergeLock' },
  initial: 'waiting',
  on: {
    'session.closed': { target: 'local', actions: { type: 'leaveSession', params: ({ event }) => event } },
  },
  states: {
    waiting: { on: { 'lock.granted': 'collecting' } },
    collecting: {
      invoke: {
        id: 'readLocalCart',
        src: 'readLocalCart',
        onDone: {
          target: 'fetching',
          actions: { type: 'startMerge', params: ({ event }) => event.output.lines },
        },
        onError: { target: 'fetching', actions: { type: 'startMerge', params: [] } },
      },
    },
    fetching: {
      invoke: {
        id: 'fetchCart',
        src: 'fetchCart',
        onDone: [
          {
            guard: { type: 'isAnswered', params: ({ event }) => event.output },
            target: 'choosing',
            actions: [{ type: 'resumeMerge', params: ({ event }) => cartIn(event.output) }, savesUnarrived],
          },
          { target: 'stalled' },
        ],
      },
    },
    choosing: {
      always: [
        { guard: 'hasArriving', target: 'adding', actions: 'takeArriving' },
        { guard: 'hasMerged', target: '#cart.lines.synced', actions: 'tellMerge' },
        { target: '#cart.lines.synced' },
      ],
    },
    adding: {
      invoke: {
        id: 'changeCart',
        src: 'changeCart',
        input: ({ context }) => requestOfSent(context),
        onDone: [
          {
            guard: { type: 'isAnswered', params: ({ event }) => event.output },
            target: 'choosing',
            actions: [{ type: 'recordArrival', params: ({ event }) => cartIn(event.output) }, savesUnarrived],
          },
          { guard: { type: 'isShortOfStock', params: ({ event }) => event.output }, target: 'clamping' },
          { guard: { type: 'isPassing', params: ({ event }) => event.output }, target: 'stalled' },
          {
            target: 'choosing',
            actions: [{ type: 'recordRefused', params: ({ event }) => codeIn(event.output) }, savesUnarrived],
          },
        ],
      },
    },
    clamping: {
      invoke: {
        id: 'readStock',
        src: 'readStock',
        input: ({ context }) => ({ productId: context.sent?.productId ?? '' }),
        onDone: [
          {
            guard: { type: 'hasRoom', params: ({ event }) => event.output },
            target: 'adding',
            actions: { type: 'clampSent', params: ({ event }) => event.output },
          },
          { guard: { type: 'isUnknown', params: ({ event }) => event.output }, target: 'stalled' },
          {
            target: 'choosing',
            actions: [{ type: 'recordRefused', params: 'INSUFFICIENT_STOCK' }, savesUnarrived],
          },
        ],
        onError: 'stalled',
      },
    },
    stalled: { after: { retryPause: 'fetching' }, on: { 'connection.restored': 'fetching' } },
  },
});
