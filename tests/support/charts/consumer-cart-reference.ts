import type { AnyEventObject } from 'xstate';
import type { CartItem } from '../../../contract/cart/cart.ts';
import type { CartFailureCode, CartResult } from '../../../src/machines/cart/cart.types.ts';
import {
  isTransient,
  type Lines,
  linesOf,
  pendingActionsAfter,
  pendingActionsWithout,
  type CartAction,
  type PendingActions,
  cartActionOfEvent,
  withAction,
  withPendingActions,
} from './cart-reference.ts';

interface Sending {
  id: string;
  wish: CartAction;
  /** Quantity on the server before. */
  before: number;
  /** It was sent before without an answer. */
  isRepeated: boolean;
  /** The server was unreachable since it was sent. */
  hasWaited: boolean;
}

/** State of a consumer's cart after the events of a path. */
interface ExpectedCart {
  stage: 'recalling' | 'resting' | 'sending' | 'checking' | 'stalled' | 'suspended' | 'clearing';
  /** Known lines of the server's cart. */
  held: Lines;
  sending: Sending | null;
  waiting: PendingActions;
  /** Products whose change is to be sent again, and those waiting for the connection. */
  repeated: readonly string[];
  unreached: readonly string[];
  /** Lines bought in an order, until the server confirms their removal. */
  ordered: readonly CartItem[];
  /** Reason for the doubt whether the sent change was applied. */
  doubt: CartFailureCode | null;
  refusal: { productId: string; code: CartFailureCode } | null;
  /** The server's cart must be loaded again. */
  isOutdated: boolean;
}

/** Sends the first pending change; without one, reloads the server's cart if it may be outdated. */
function goneOn(before: ExpectedCart): ExpectedCart {
  const [next] = Object.entries(before.waiting);
  if (!next) return before.isOutdated ? { ...before, stage: 'checking', isOutdated: false } : before;
  const [id, wish] = next;
  const waiting = pendingActionsWithout(before.waiting, id);
  const held = before.held[id];
  const isDone = wish.kind === 'all' && (held === undefined || held === wish.quantity);
  if (isDone) return goneOn({ ...before, waiting });
  const sending = {
    id,
    wish,
    before: held ?? 0,
    isRepeated: before.repeated.includes(id),
    hasWaited: before.unreached.includes(id),
  };
  const others = (ids: readonly string[]) => ids.filter((other) => other !== id);
  return {
    ...before,
    stage: 'sending',
    sending,
    waiting,
    repeated: others(before.repeated),
    unreached: others(before.unreached),
  };
}

const rested = (before: ExpectedCart): ExpectedCart => goneOn({ ...before, stage: 'resting' });

/** The sent change becomes pending again, ahead of all others. */
function putBack(before: ExpectedCart): ExpectedCart {
  const { sending, held, waiting } = before;
  if (!sending) return before;
  const { id, wish, isRepeated, hasWaited } = sending;
  const later = waiting[id];
  const first = { [id]: wish };
  const others = pendingActionsWithout(waiting, id);
  return {
    ...before,
    sending: null,
    waiting: {
      ...(later ? pendingActionsAfter(first, [id, later], held) : first),
      ...others,
    },
    repeated: isRepeated ? [...before.repeated, id] : before.repeated,
    unreached: hasWaited ? [...before.unreached, id] : before.unreached,
  };
}

/** The sent change is rolled back with its reason. */
const takenBack = (before: ExpectedCart): ExpectedCart => ({
  ...before,
  sending: null,
  doubt: null,
  refusal: before.sending && { productId: before.sending.id, code: before.doubt ?? 'INTERNAL' },
});

const told = (before: ExpectedCart, items: readonly CartItem[]): ExpectedCart => ({
  ...before,
  held: linesOf(items),
  sending: null,
  ordered: [],
});

function changeAnswered(before: ExpectedCart, answer: CartResult): ExpectedCart {
  if (answer.ok) return rested(told(before, answer.value.items));
  const { code } = answer.failure;
  if (code === 'UNAUTHENTICATED') return { ...putBack(before), stage: 'suspended' };
  const doubted = { ...before, doubt: code };
  return code === 'INSUFFICIENT_STOCK'
    ? rested({ ...takenBack(doubted), isOutdated: true })
    : { ...doubted, stage: 'checking', isOutdated: false };
}

function stalled(before: ExpectedCart): ExpectedCart {
  const { sending, waiting, isOutdated } = before;
  const now: ExpectedCart = sending
    ? { ...before, sending: { ...sending, hasWaited: true } }
    : { ...before, unreached: Object.keys(waiting) };
  return isOutdated ? { ...now, stage: 'checking', isOutdated: false } : { ...now, stage: 'stalled' };
}

const isSame = (one: readonly CartItem[], other: readonly CartItem[]) =>
  one.length === other.length &&
  one.every(({ id, quantity }) => other.some((line) => line.id === id && line.quantity === quantity));

function lookedUp(before: ExpectedCart, answer: CartResult): ExpectedCart {
  const { sending, waiting, ordered, doubt } = before;
  if (!answer.ok) {
    const { code } = answer.failure;
    const isUnsent = sending !== null || Object.keys(waiting).length > 0;
    if (isUnsent && code === 'UNAUTHENTICATED') return { ...putBack(before), stage: 'suspended' };
    if (isUnsent && isTransient(code)) return stalled(before);
    return rested(sending ? takenBack(before) : before);
  }
  const { items } = answer.value;
  if (!sending && ordered.length > 0 && isSame(items, ordered))
    return { ...before, stage: 'clearing', ordered: [] };
  const now = linesOf(items);
  const has = sending ? (now[sending.id] ?? 0) : 0;
  const hasArrived =
    !sending ||
    (sending.wish.kind === 'more'
      ? has >= sending.before + sending.wish.quantity
      : has === sending.wish.quantity);
  if (hasArrived) return rested(told(before, items));
  const isRepeatable = sending.hasWaited || (!sending.isRepeated && doubt === 'NO_RESPONSE');
  if (!isRepeatable) return rested(told(takenBack(before), items));
  const again = { ...sending, isRepeated: true, hasWaited: false };
  return rested(putBack({ ...told(before, items), sending: again }));
}

/** An order bought these lines; the remaining cart is reloaded. */
function taken(before: ExpectedCart, lines: readonly CartItem[]): ExpectedCart {
  const gone = lines.map(({ productId }) => productId);
  const held = Object.fromEntries(Object.entries(before.held).filter(([id]) => !gone.includes(id)));
  const sending = before.sending && { ...before.sending, before: held[before.sending.id] ?? 0 };
  const isOutdated = before.isOutdated || Object.keys(held).length > 0 || sending !== null;
  const now = { ...before, held, sending, ordered: lines, isOutdated };
  if (before.stage === 'checking') return { ...now, isOutdated: false };
  return before.stage === 'resting' ? goneOn(now) : now;
}

function wished(before: ExpectedCart, id: string, wish: CartAction): ExpectedCart {
  const { held, sending, waiting } = before;
  const firm = sending ? withAction(held, sending.id, sending.wish) : held;
  if (wish.kind === 'all' && withPendingActions(firm, waiting)[id] === undefined) return before;
  const now = {
    ...before,
    waiting: pendingActionsAfter(waiting, [id, wish], firm),
    refusal: null,
  };
  return before.stage === 'resting' ? goneOn(now) : now;
}

/** The connection is back, or another client changed the cart. */
function outdated(before: ExpectedCart): ExpectedCart {
  if (before.stage === 'stalled') return { ...before, stage: 'checking', isOutdated: false };
  const now = { ...before, isOutdated: true };
  return before.stage === 'resting' ? goneOn(now) : now;
}

/** Rules by event; other events change nothing. */
const rules: Readonly<Record<string, (before: ExpectedCart, event: AnyEventObject) => ExpectedCart>> = {
  'xstate.done.actor.recallUnsent': rested,
  'xstate.done.actor.changeCart': (before, { output }) => changeAnswered(before, output),
  'xstate.done.actor.fetchCart': (before, { output }) => lookedUp(before, output),
  'xstate.done.actor.clearCart': rested,
  'xstate.after.retryPause.consumerLines.stalled': (before) => ({
    ...before,
    stage: 'checking',
    isOutdated: false,
  }),
  'connection.restored': outdated,
  'session.opened': (before) => (before.stage === 'suspended' ? rested(before) : before),
  'order.placed': (before, { taken: lines }) => taken(before, lines),
};

function after(before: ExpectedCart, event: AnyEventObject): ExpectedCart {
  const wish = cartActionOfEvent(event);
  if (wish) return wished(before, ...wish);
  return rules[event.type]?.(before, event) ?? before;
}

/**
 * Consumer's cart after the events of a path that began with these lines: lines, products waiting for the server, and the
 * rolled-back change with its reason. Calls of the path fail only by INSUFFICIENT_STOCK, UNAUTHENTICATED, TIMEOUT and
 * NO_RESPONSE.
 */
export function consumerCartAfter(past: readonly AnyEventObject[], start: Lines) {
  const { held, sending, waiting, unreached, refusal } = past.reduce<ExpectedCart>(after, {
    stage: 'recalling',
    held: start,
    sending: null,
    waiting: {},
    repeated: [],
    unreached: [],
    ordered: [],
    doubt: null,
    refusal: null,
    isOutdated: false,
  });
  const firm = sending ? withAction(held, sending.id, sending.wish) : held;
  const unsent = [...(sending ? [sending.id] : []), ...Object.keys(waiting)];
  const isWaiting = sending?.hasWaited || unreached.length > 0;
  return {
    lines: withPendingActions(firm, waiting),
    unsent: isWaiting ? unsent : [],
    refusal,
  };
}
