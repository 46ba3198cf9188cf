import type { AnyEventObject } from 'xstate';
import type { CartItem } from '../../../contract/cart/cart.ts';
import type { CartResult, LocalCart } from '../../../src/machines/cart/cart.types.ts';

/** Expected quantities in a cart by product id, in order of appearance. */
export type Lines = Readonly<Record<string, number>>;

/** Pending change of one product: a number to add, or a total. */
export interface CartAction {
  kind: 'more' | 'all';
  quantity: number;
}

/** Pending change with its product id. */
export type ProductCartAction = readonly [id: string, wish: CartAction];

/** Pending changes, at most one for each product, in order of creation. */
export type PendingActions = Readonly<Record<string, CartAction>>;

const without = <Value>(record: Readonly<Record<string, Value>>, id: string) =>
  Object.fromEntries(Object.entries(record).filter(([key]) => key !== id));

export const linesOf = (items: readonly CartItem[]): Lines =>
  Object.fromEntries(items.map(({ productId, quantity }) => [productId, quantity]));

export const withLines = (lines: Lines, added: Lines): Lines =>
  Object.entries(added).reduce((sum, [id, more]) => ({ ...sum, [id]: (sum[id] ?? 0) + more }), lines);

/** Lines after one change; a total for a missing line has no effect. */
export function withAction(lines: Lines, id: string, { kind, quantity }: CartAction): Lines {
  if (kind === 'more') return withLines(lines, { [id]: quantity });
  if (lines[id] === undefined) return lines;
  return quantity === 0 ? without(lines, id) : { ...lines, [id]: quantity };
}

export const withPendingActions = (lines: Lines, wishes: PendingActions): Lines =>
  Object.entries(wishes).reduce((before, [id, wish]) => withAction(before, id, wish), lines);

/** Change requested by an event with its product id; null for any other event. */
export function cartActionOfEvent(event: AnyEventObject): ProductCartAction | null {
  if (event.type === 'item.added') return [event.product.id, { kind: 'more', quantity: event.quantity }];
  if (event.type === 'item.quantityChanged')
    return [event.productId, { kind: 'all', quantity: event.quantity }];
  return event.type === 'item.removed' ? [event.productId, { kind: 'all', quantity: 0 }] : null;
}

/** Lines after the change of an event, applied at once. */
export function linesAfter(lines: Lines, event: AnyEventObject): Lines {
  const wish = cartActionOfEvent(event);
  return wish ? withAction(lines, ...wish) : lines;
}

/**
 * Pending changes plus one; the last change of a product counts. For a product that the cart does not hold,
 * a total becomes an addition. A line that is not visible cannot be set.
 */
export function pendingActionsAfter(
  waiting: PendingActions,
  [id, wish]: ProductCartAction,
  held: Lines,
): PendingActions {
  const before = waiting[id];
  if (wish.kind === 'more')
    return {
      ...waiting,
      [id]: before ? { ...before, quantity: before.quantity + wish.quantity } : wish,
    };
  if (held[id] !== undefined) return { ...waiting, [id]: wish };
  if (!before) return waiting;
  return wish.quantity === 0 ? without(waiting, id) : { ...waiting, [id]: { ...wish, kind: 'more' } };
}

/** Pending changes without the one for this product. */
export const pendingActionsWithout = (waiting: PendingActions, id: string): PendingActions =>
  without(waiting, id);

interface ExpectedDevice {
  /** Lines of the device storage, as the reference model expects them. */
  held: Lines;
  waiting: PendingActions;
  isRead: boolean;
}

function deviceStep(before: ExpectedDevice, event: AnyEventObject): ExpectedDevice {
  const { held, waiting, isRead } = before;
  const wish = cartActionOfEvent(event);
  if (wish)
    return isRead
      ? { ...before, held: withAction(held, ...wish) }
      : { ...before, waiting: pendingActionsAfter(waiting, wish, held) };
  if (event.type === 'cart.changedElsewhere') return { ...before, held: linesOf(event['lines']) };
  if (!event.type.endsWith('.actor.readLocalCart')) return before;
  const read: LocalCart | undefined = event['output'];
  return {
    held: withPendingActions(linesOf(read?.lines ?? []), waiting),
    waiting: {},
    isRead: true,
  };
}

/** Lines of a device's cart after the events of a path that began empty. */
export function deviceLinesAfter(past: readonly AnyEventObject[]): Lines {
  const { held, waiting } = past.reduce(deviceStep, {
    held: {},
    waiting: {},
    isRead: false,
  });
  return withPendingActions(held, waiting);
}

interface ExpectedMerge {
  /** Lines on the server. */
  held: Lines;
  /** Lines of the device still to be merged. */
  arriving: Lines;
  /** Line being sent: the quantity, the wanted total, and the server's quantity before. */
  sending: {
    id: string;
    quantity: number;
    wanted: number;
    before: number;
  } | null;
  /** Lines that the server refused. */
  left: Lines;
  waiting: PendingActions;
}

/** Transient failure after which a request may be retried. */
export const isTransient = (code: string) => code === 'NO_RESPONSE' || code === 'TIMEOUT';

/** Sends the next line. */
function onwards(before: ExpectedMerge): ExpectedMerge {
  const [id] = Object.keys(before.arriving);
  if (id === undefined) return { ...before, sending: null };
  const wanted = before.arriving[id] ?? 0;
  const sending = {
    id,
    quantity: wanted,
    wanted,
    before: before.held[id] ?? 0,
  };
  return { ...before, arriving: without(before.arriving, id), sending };
}

/** A refused line stays on the device, unless the server already holds all stock. */
function refused(before: ExpectedMerge, code: string): ExpectedMerge {
  const { sending, left } = before;
  if (!sending) return before;
  const isAllThereIs = code === 'INSUFFICIENT_STOCK' && sending.before > 0;
  return onwards({
    ...before,
    left: isAllThereIs ? left : { ...left, [sending.id]: sending.wanted },
  });
}

function fetched(before: ExpectedMerge, answer: CartResult): ExpectedMerge {
  if (!answer.ok) return before;
  const held = linesOf(answer.value.items);
  const { sending } = before;
  if (!sending) return onwards({ ...before, held });
  const hasArrived = (held[sending.id] ?? 0) >= sending.before + sending.quantity;
  const arriving = hasArrived ? before.arriving : { [sending.id]: sending.wanted, ...before.arriving };
  return onwards({ ...before, held, arriving });
}

function added(before: ExpectedMerge, answer: CartResult): ExpectedMerge {
  if (answer.ok) return onwards({ ...before, held: linesOf(answer.value.items) });
  const { code } = answer.failure;
  const isClamped = before.sending?.quantity !== before.sending?.wanted;
  if (isTransient(code) || (code === 'INSUFFICIENT_STOCK' && !isClamped)) return before;
  return refused(before, code);
}

function stockRead(before: ExpectedMerge, stock: number | null): ExpectedMerge {
  const { sending } = before;
  if (!sending || stock === null) return before;
  const quantity = Math.min(sending.quantity, stock - sending.before);
  return quantity > 0
    ? { ...before, sending: { ...sending, quantity } }
    : refused(before, 'INSUFFICIENT_STOCK');
}

function mergeStep(before: ExpectedMerge, event: AnyEventObject): ExpectedMerge {
  const wish = cartActionOfEvent(event);
  if (wish)
    return {
      ...before,
      waiting: pendingActionsAfter(before.waiting, wish, before.held),
    };
  switch (event.type) {
    case 'xstate.done.actor.readLocalCart':
      return { ...before, arriving: linesOf(event['output'].lines) };
    case 'xstate.done.actor.fetchCart':
      return fetched(before, event['output']);
    case 'xstate.done.actor.changeCart':
      return added(before, event['output']);
    case 'xstate.done.actor.readStock':
      return stockRead(before, event['output']);
    default:
      return before;
  }
}

/**
 * Cart after sign-in and the events of a path that began without lines: the visible lines, and those that the device
 * must keep because they have not arrived.
 */
export function mergeAfter(past: readonly AnyEventObject[]): {
  shown: Lines;
  kept: Lines;
} {
  const { held, arriving, sending, left, waiting } = past.reduce<ExpectedMerge>(mergeStep, {
    held: {},
    arriving: {},
    sending: null,
    left: {},
    waiting: {},
  });
  const onTheWay = sending ? { [sending.id]: sending.quantity } : {};
  return {
    shown: withPendingActions(withLines(withLines(held, onTheWay), arriving), waiting),
    kept: {
      ...left,
      ...(sending && { [sending.id]: sending.wanted }),
      ...arriving,
    },
  };
}
