import { assign, sendTo, setup } from 'xstate';
import type { Cart, CartItem } from '../../../contract/cart/cart.ts';
import { CART_SETTINGS } from '../../../contract/limits.ts';
import { appOrSelf } from '../shell/app-or-self.ts';
import { callbackPort, port } from '../port.ts';
import type {
  CartChange,
  CartContext,
  CartEvent,
  CartFailureCode,
  CartRequest,
  CartResult,
  LocalCart,
} from './cart.types.ts';
import { cartIn, cartFailureCodeIn, isTransientCartFailure } from './cart-results.ts';
import { requestOfSentChange } from './cart-lines.ts';
import * as holding from './cart-context.ts';
import * as merging from './cart-merge.ts';
import { cartChangeTransitions } from './cart-change-transitions.ts';

const savesUnarrived = {
  type: 'saveLocalCart',
  params: ({ context }: { context: CartContext }) => merging.unarrivedLines(context),
} as const;

/** Merge of the local cart after a login: lines go to the server's cart one by one, in one tab at a time (R4.18). */
export const lineMergeMachine = setup({
  types: {} as {
    input: CartContext;
    context: CartContext;
    events: CartEvent | { type: 'lock.granted' };
    output: CartContext;
  },
  actors: {
    holdMergeLock: callbackPort(),
    readLocalCart: port<LocalCart, undefined>('readLocalCart'),
    fetchCart: port<CartResult, undefined>('fetchCart'),
    changeCart: port<CartResult, { request: CartRequest }>('changeCart'),
    readStock: port<number | null, { productId: string }>('readStock'),
  },
  guards: {
    isPossible: ({ context }, change: CartChange) =>
      holding.cartChangeRefusalReason(context, change) === null,
    hasArriving: ({ context }) => context.arriving.length > 0,
    hasMerged: ({ context: { mergeSummary } }) =>
      mergeSummary !== null && Object.values(mergeSummary).some((lines) => lines.length > 0),
    isAnswered: (_, result: CartResult) => result.ok,
    isPassing: (_, result: CartResult) => isTransientCartFailure(result),
    isShortOfStock: ({ context }, result: CartResult) =>
      cartFailureCodeIn(result) === 'INSUFFICIENT_STOCK' && merging.hasFullQuantity(context),
    hasRoom: ({ context }, stock: number | null) => merging.mergeableQuantity(context, stock) > 0,
    isUnknown: (_, stock: number | null) => stock === null,
  },
  actions: {
    queueChange: assign(({ context }, change: CartChange) => holding.queueChange(context, change)),
    objectTo: assign(({ context }, change: CartChange) => holding.refuseCartChange(context, change)),
    tellRefusal: sendTo(appOrSelf, ({ context }) => ({ type: 'cart.refused', refusal: context.refusal })),
    noteOutdated: assign({ isOutdated: true }),
    startMerge: assign(({ context }, lines: CartItem[]) => merging.startMerge(context, lines)),
    resumeMerge: assign(({ context }, cart: Cart | null) => (cart ? merging.resumeMerge(context, cart) : {})),
    takeArriving: assign(({ context }) => merging.startNextMergeLine(context)),
    clampSent: assign(({ context }, stock: number | null) => merging.clampMergeLine(context, stock)),
    recordArrival: assign(({ context }, cart: Cart | null) =>
      cart ? merging.recordArrival(context, cart) : {},
    ),
    recordRefused: assign(({ context }, code: CartFailureCode | null) =>
      merging.recordRefusedLine(context, code ?? 'INTERNAL'),
    ),
    tellMerge: sendTo(appOrSelf, ({ context }) => ({ type: 'cart.merged', summary: context.mergeSummary })),
    saveLocalCart: (_, _lines: CartItem[]) => {},
  },
  delays: { retryPause: CART_SETTINGS.retryPause },
}).createMachine({
  id: 'lineMerge',
  context: ({ input }) => input,
  output: ({ context }) => context,
  invoke: { id: 'holdMergeLock', src: 'holdMergeLock' },
  initial: 'waiting',
  on: { ...cartChangeTransitions, 'order.placed': { actions: 'noteOutdated' } },
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
        { guard: 'hasMerged', target: 'merged', actions: 'tellMerge' },
        { target: 'merged' },
      ],
    },
    adding: {
      invoke: {
        id: 'changeCart',
        src: 'changeCart',
        input: ({ context }) => requestOfSentChange(context),
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
            actions: [
              { type: 'recordRefused', params: ({ event }) => cartFailureCodeIn(event.output) },
              savesUnarrived,
            ],
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
    merged: { type: 'final' },
  },
});
