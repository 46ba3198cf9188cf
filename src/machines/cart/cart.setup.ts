import { assign, emit, raise, sendTo, setup } from 'xstate';
import type { Cart, CartItem } from '../../../contract/carts/cart.ts';
import type { Result } from '../../../contract/calls/failure.ts';
import { CART } from '../../../contract/limits.ts';
import { toApp } from '../app-receptionist.ts';
import { listeningPort, port } from '../port.ts';
import type { SessionEnd, SessionNotice } from '../session/session.types.ts';
import type {
  CartChange,
  CartContext,
  CartEvent,
  CartFailure,
  CartFailureCode,
  CartNews,
  CartRequest,
  CartResult,
  LocalCart,
  UnsentChanges,
} from './cart.types.ts';
import * as holding from './cart-context.ts';
import { hasSameLines, requestFor } from './cart-lines.ts';
import * as merging from './cart-merge.ts';

type Opened = Extract<SessionNotice, { type: 'session.opened' }>;

/** Refusals that say for certain that nothing was changed, and why. */
const CERTAIN: readonly CartFailureCode[] = [
  'INSUFFICIENT_STOCK',
  'STORE_CLOSED',
  'INVALID_PRODUCT_ID',
  'INVALID_QUANTITY',
  'INVALID_ITEM_ID',
  'VALIDATION_FAILED',
];
/** Failures that pass: what met one of them may be tried again later. */
const PASSING: readonly CartFailureCode[] = [
  'UNAVAILABLE',
  'TIMEOUT',
  'NO_RESPONSE',
  'TOO_MANY_REQUESTS',
  'UNAUTHENTICATED',
];
const codeOf = (result: CartResult) => (result.ok ? null : result.failure.code);
const isAmong = (codes: readonly CartFailureCode[], result: CartResult) => {
  const code = codeOf(result);
  return code !== null && codes.includes(code);
};

const hasUnsent = ({ sent, queue }: CartContext) => sent !== null || queue.length > 0;

export const cartSetup = setup({
  types: {} as { context: CartContext; events: CartEvent; emitted: CartNews; tags: 'busy' | 'stalled' },
  actors: {
    readLocalCart: port<LocalCart, undefined>('readLocalCart'),
    watchLocalCart: listeningPort(),
    holdMergeLock: listeningPort(),
    watchReturns: listeningPort(),
    keepUnsent: listeningPort(),
    recallUnsent: port<UnsentChanges[], { owner: string }>('recallUnsent'),
    fetchCart: port<CartResult, undefined>('fetchCart'),
    changeCart: port<CartResult, { request: CartRequest }>('changeCart'),
    clearCart: port<Result<null, CartFailure>, undefined>('clearCart'),
    readStock: port<number | null, { productId: string }>('readStock'),
  },
  guards: {
    isNewConsumer: ({ context }, { user }: Opened) => user.role === 'consumer' && user.id !== context.owner,
    isSameConsumer: ({ context }, { user }: Opened) => user.role === 'consumer' && user.id === context.owner,
    hasSent: ({ context }) => context.sent !== null,
    isOutdated: ({ context }) => context.isOutdated,
    isRepeatable: ({ context }, result: CartResult) => result.ok && holding.isRepeatable(context),
    isToWait: ({ context }, result: CartResult) => hasUnsent(context) && isAmong(PASSING, result),
    isToSignInAgain: ({ context }, result: CartResult) =>
      hasUnsent(context) && codeOf(result) === 'UNAUTHENTICATED',
    isPossible: ({ context }, change: CartChange) => holding.objectionTo(context, change) === null,
    hasQueue: ({ context }) => context.queue.length > 0,
    hasNothingToSend: ({ context: { queue, confirmed } }) => {
      const [next] = queue;
      return next !== undefined && requestFor(next, confirmed.items) === null;
    },
    hasArriving: ({ context }) => context.arriving.length > 0,
    hasMerged: ({ context: { mergeSummary } }) =>
      mergeSummary !== null && Object.values(mergeSummary).some((lines) => lines.length > 0),
    hasLost: (_, { dropped }: LocalCart) => dropped > 0,
    isAnswered: (_, result: CartResult) => result.ok,
    isCertain: (_, result: CartResult) => isAmong(CERTAIN, result),
    isPassing: (_, result: CartResult) => isAmong(PASSING, result),
    isUnauthenticated: (_, result: CartResult) => codeOf(result) === 'UNAUTHENTICATED',
    isShortOfStock: ({ context }, result: CartResult) =>
      codeOf(result) === 'INSUFFICIENT_STOCK' && merging.isUnclamped(context),
    hasRoom: ({ context }, stock: number | null) => merging.roomFor(context, stock) > 0,
    isUnknown: (_, stock: number | null) => stock === null,
    isSentThere: ({ context }, result: CartResult) => result.ok && holding.isSentIn(context, result.value),
    isAsOrdered: ({ context }, result: CartResult) =>
      result.ok && context.ordered.length > 0 && hasSameLines(result.value.items, context.ordered),
  },
  actions: {
    queueChange: assign(({ context }, change: CartChange) => holding.queueChange(context, change)),
    objectTo: assign(({ context }, change: CartChange) => holding.object(context, change)),
    applyQueue: assign(({ context }) => holding.applyQueue(context)),
    takeNext: assign(({ context }) => holding.takeNext(context)),
    dropNext: assign(({ context }) => holding.dropNext(context)),
    repeatSent: assign(({ context }, cart: Cart | null) => (cart ? holding.repeatSent(context, cart) : {})),
    noteWait: assign(({ context }) => holding.noteWait(context)),
    recallUnsent: assign(({ context }, left: UnsentChanges[]) => holding.recallUnsent(context, left)),
    noteOutdated: assign({ isOutdated: true }),
    forgetOutdated: assign({ isOutdated: false }),
    putBack: assign(({ context }) => holding.putBack(context)),
    adoptCart: assign(({ context }, cart: Cart | null) => (cart ? holding.adoptCart(context, cart) : {})),
    adoptLocalLines: assign(({ context }, lines: CartItem[]) => holding.adoptLocalLines(context, lines)),
    recordLost: assign((_, { dropped }: LocalCart) => ({ dropped })),
    recordDoubt: assign((_, result: CartResult) => ({ doubt: result.ok ? null : result.failure })),
    takeBackSent: assign(({ context }) => holding.takeBackSent(context)),
    enterSession: assign(({ context }, { user }: Opened) => holding.enterSession(context, user.id)),
    leaveSession: assign(({ context }, { reason }: { reason: SessionEnd }) =>
      holding.leaveSession(context, reason !== 'SIGNED_OUT'),
    ),
    startMerge: assign(({ context }, lines: CartItem[]) => merging.startMerge(context, lines)),
    takeArriving: assign(({ context }) => merging.takeArriving(context)),
    clampSent: assign(({ context }, stock: number | null) => merging.clampSent(context, stock)),
    recordArrival: assign(({ context }, cart: Cart | null) =>
      cart ? merging.recordArrival(context, cart) : {},
    ),
    recordRefused: assign(({ context }, code: CartFailureCode | null) =>
      merging.recordRefused(context, code ?? 'INTERNAL'),
    ),
    resumeMerge: assign(({ context }, cart: Cart | null) => (cart ? merging.resumeMerge(context, cart) : {})),
    emptyCart: assign(({ context }) => holding.emptied(context)),
    saveLocalCart: (_, _lines: CartItem[]) => {},
    tellRefusal: sendTo(toApp, ({ context }) => ({ type: 'cart.refused', refusal: context.refusal })),
    tellMerge: sendTo(toApp, ({ context }) => ({ type: 'cart.merged', summary: context.mergeSummary })),
    tellLost: sendTo(toApp, (_, { dropped }: LocalCart) => ({ type: 'cart.linesLost', count: dropped })),
    tellOtherTabs: () => {},
    announceCleared: emit({ type: 'cart.cleared' }),
    askAgain: raise({ type: 'cart.outdated' }),
  },
  delays: {
    clearedEventDelay: CART.clearedEventDelay,
    clearedRecheckDelay: CART.clearedRecheckDelay,
    retryPause: CART.retryPause,
  },
});
