import { assign, sendTo, setup } from 'xstate';
import type { Cart, CartItem } from '../../../contract/cart/cart.ts';
import type { Result } from '../../../contract/api/failure.ts';
import { CART_SETTINGS } from '../../../contract/limits.ts';
import { appOrSelf } from '../shell/app-or-self.ts';
import { callbackPort, port } from '../port.ts';
import type {
  CartChange,
  CartContext,
  CartEvent,
  CartFailure,
  CartRequest,
  CartResult,
  UnsentChanges,
} from './cart.types.ts';
import { cartIn, cartFailureCodeIn, isDefinitiveRefusal, isTransientCartFailure } from './cart-results.ts';
import * as holding from './cart-context.ts';
import { hasSameLines, requestFor, requestOfSentChange } from './cart-lines.ts';
import { cartChangeTransitions } from './cart-change-transitions.ts';

const hasUnsent = ({ sent, queue }: CartContext) => sent !== null || queue.length > 0;

/**
 * Lines of a consumer: changes are displayed at once and sent one by one; a refused one is rolled back
 * (R4.17). While the server is unreachable they wait, also over a reload. The cart is fetched again when the
 * consumer returns to this tab, or another tab reports a change.
 */
export const consumerLinesMachine = setup({
  types: {} as {
    input: CartContext;
    context: CartContext;
    events: CartEvent;
    tags: 'busy';
  },
  actors: {
    watchReturns: callbackPort(),
    keepUnsent: callbackPort(),
    recallUnsent: port<UnsentChanges[], { owner: string }>('recallUnsent'),
    fetchCart: port<CartResult, undefined>('fetchCart'),
    changeCart: port<CartResult, { request: CartRequest }>('changeCart'),
    clearCart: port<Result<null, CartFailure>, undefined>('clearCart'),
  },
  guards: {
    isPossible: ({ context }, change: CartChange) =>
      holding.cartChangeRefusalReason(context, change) === null,
    hasQueue: ({ context }) => context.queue.length > 0,
    hasNothingToSend: ({ context: { queue, confirmed } }) => {
      const [next] = queue;
      return next !== undefined && requestFor(next, confirmed.items) === null;
    },
    hasSent: ({ context }) => context.sent !== null,
    isOutdated: ({ context }) => context.isOutdated,
    isAnswered: (_, result: CartResult) => result.ok,
    isUnauthenticated: (_, result: CartResult) => cartFailureCodeIn(result) === 'UNAUTHENTICATED',
    isCertain: (_, result: CartResult) => isDefinitiveRefusal(result),
    isSentThere: ({ context }, result: CartResult) =>
      result.ok && holding.isSentChangeInCart(context, result.value),
    isToSignInAgain: ({ context }, result: CartResult) =>
      hasUnsent(context) && cartFailureCodeIn(result) === 'UNAUTHENTICATED',
    isToWait: ({ context }, result: CartResult) => hasUnsent(context) && isTransientCartFailure(result),
    isRepeatable: ({ context }, result: CartResult) => result.ok && holding.isRepeatable(context),
    isAsOrdered: ({ context: { ordered, sent } }, result: CartResult) =>
      result.ok && sent === null && ordered.length > 0 && hasSameLines(result.value.items, ordered),
  },
  actions: {
    queueChange: assign(({ context }, change: CartChange) => holding.queueChange(context, change)),
    objectTo: assign(({ context }, change: CartChange) => holding.refuseCartChange(context, change)),
    tellRefusal: sendTo(appOrSelf, ({ context }) => ({ type: 'cart.refused', refusal: context.refusal })),
    takeNext: assign(({ context }) => holding.startNextChange(context)),
    dropNext: assign(({ context }) => holding.dropNextChange(context)),
    putBack: assign(({ context }) => holding.requeueSentChange(context)),
    repeatSent: assign(({ context }, cart: Cart | null) =>
      cart ? holding.retrySentChange(context, cart) : {},
    ),
    takeBackSent: assign(({ context }) => holding.rollBackSentChange(context)),
    recordDoubt: assign((_, result: CartResult) => ({ doubt: result.ok ? null : result.failure })),
    noteWait: assign(({ context }) => holding.markChangesWaiting(context)),
    noteOutdated: assign({ isOutdated: true }),
    forgetOutdated: assign({ isOutdated: false }),
    recallUnsent: assign(({ context }, left: UnsentChanges[]) => holding.restoreUnsentChanges(context, left)),
    adoptCart: assign(({ context }, cart: Cart | null) =>
      cart ? holding.replaceConfirmedCart(context, cart) : {},
    ),
    takeOrdered: assign(({ context }, taken: CartItem[]) => holding.removeOrderedLines(context, taken)),
    forgetOrdered: assign({ ordered: [] }),
    tellOtherTabs: () => {},
  },
  delays: { retryPause: CART_SETTINGS.retryPause },
}).createMachine({
  id: 'consumerLines',
  context: ({ input }) => input,
  invoke: [
    { id: 'watchReturns', src: 'watchReturns' },
    { id: 'keepUnsent', src: 'keepUnsent' },
  ],
  initial: 'recalling',
  on: {
    ...cartChangeTransitions,
    'cart.outdated': { actions: 'noteOutdated' },
    'connection.restored': { actions: 'noteOutdated' },
    'order.placed': {
      actions: [{ type: 'takeOrdered', params: ({ event }) => event.taken }, 'tellOtherTabs'],
    },
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
        input: ({ context }) => requestOfSentChange(context),
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
          { guard: { type: 'isAsOrdered', params: ({ event }) => event.output }, target: 'clearing' },
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
      on: {
        // The cart that is being fetched may be older than the order.
        'order.placed': {
          target: 'checking',
          reenter: true,
          actions: [{ type: 'takeOrdered', params: ({ event }) => event.taken }, 'tellOtherTabs'],
        },
      },
    },
    stalled: {
      tags: 'busy',
      entry: 'noteWait',
      // The connection may have returned before this state was entered.
      always: { guard: 'isOutdated', target: 'checking' },
      after: { retryPause: 'checking' },
      on: { 'connection.restored': 'checking', 'cart.outdated': 'checking' },
    },
    suspended: {
      on: {
        'session.opened': 'idle',
      },
    },
    clearing: {
      tags: 'busy',
      entry: 'forgetOrdered',
      invoke: { id: 'clearCart', src: 'clearCart', onDone: 'idle' },
    },
  },
});
