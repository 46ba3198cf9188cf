import type { AnyEventObject } from 'xstate';
import type { CartItem } from '../../contract/cart/cart.ts';
import type { CartResult, LocalCart } from '../../src/machines/cart/cart.types.ts';

/** How many of each product somebody expects in a cart, in the order in which they came. */
export type Lines = Readonly<Record<string, number>>;

/** What is wished of one product and not carried out yet: so many more, or so many in all. */
export interface Wish {
  kind: 'more' | 'all';
  quantity: number;
}

/** A wish, and for which product. */
export type WishOf = readonly [id: string, wish: Wish];

/** At most one wish for each product, in the order in which they were made. */
export type Wishes = Readonly<Record<string, Wish>>;

const without = <Value>(record: Readonly<Record<string, Value>>, id: string) =>
  Object.fromEntries(Object.entries(record).filter(([key]) => key !== id));

export const linesOf = (items: readonly CartItem[]): Lines =>
  Object.fromEntries(items.map(({ productId, quantity }) => [productId, quantity]));

export const withLines = (lines: Lines, added: Lines): Lines =>
  Object.entries(added).reduce((sum, [id, more]) => ({ ...sum, [id]: (sum[id] ?? 0) + more }), lines);

/** Lines as one wish leaves them; so many in all of what is not there says nothing. */
export function withWish(lines: Lines, id: string, { kind, quantity }: Wish): Lines {
  if (kind === 'more') return withLines(lines, { [id]: quantity });
  if (lines[id] === undefined) return lines;
  return quantity === 0 ? without(lines, id) : { ...lines, [id]: quantity };
}

export const withWishes = (lines: Lines, wishes: Wishes): Lines =>
  Object.entries(wishes).reduce((before, [id, wish]) => withWish(before, id, wish), lines);

/** The wish that an event makes, for which product; null for every other event. */
export function wishOf(event: AnyEventObject): WishOf | null {
  if (event.type === 'item.added') return [event.product.id, { kind: 'more', quantity: event.quantity }];
  if (event.type === 'item.quantityChanged')
    return [event.productId, { kind: 'all', quantity: event.quantity }];
  return event.type === 'item.removed' ? [event.productId, { kind: 'all', quantity: 0 }] : null;
}

/** Lines after the wish of an event, carried out at once. */
export function linesAfter(lines: Lines, event: AnyEventObject): Lines {
  const wish = wishOf(event);
  return wish ? withWish(lines, ...wish) : lines;
}

/**
 * Wishes that wait, and one more: the last one of a product counts. Of a product that nobody holds so far, so many in all
 * are so many more; and what is not in sight cannot be set.
 */
export function waitingAfter(waiting: Wishes, [id, wish]: WishOf, held: Lines): Wishes {
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

/** Wishes without the one for this product. */
export const waitingWithout = (waiting: Wishes, id: string): Wishes => without(waiting, id);

interface ExpectedDevice {
  /** What is known of the storage. */
  held: Lines;
  waiting: Wishes;
  isRead: boolean;
}

function deviceStep(before: ExpectedDevice, event: AnyEventObject): ExpectedDevice {
  const { held, waiting, isRead } = before;
  const wish = wishOf(event);
  if (wish)
    return isRead
      ? { ...before, held: withWish(held, ...wish) }
      : { ...before, waiting: waitingAfter(waiting, wish, held) };
  if (event.type === 'cart.changedElsewhere') return { ...before, held: linesOf(event['lines']) };
  if (!event.type.endsWith('.actor.readLocalCart')) return before;
  const read: LocalCart | undefined = event['output'];
  return {
    held: withWishes(linesOf(read?.lines ?? []), waiting),
    waiting: {},
    isRead: true,
  };
}

/** Lines that a device's cart shows after the events of a path that began without any. */
export function deviceLinesAfter(past: readonly AnyEventObject[]): Lines {
  const { held, waiting } = past.reduce(deviceStep, {
    held: {},
    waiting: {},
    isRead: false,
  });
  return withWishes(held, waiting);
}

interface ExpectedMerge {
  /** What the server holds. */
  held: Lines;
  /** Lines of the device that are to follow. */
  arriving: Lines;
  /** The line on its way: how many, how many there were, and how many the server held before it. */
  sending: {
    id: string;
    quantity: number;
    wanted: number;
    before: number;
  } | null;
  /** Lines that the server did not take. */
  left: Lines;
  waiting: Wishes;
}

/** Failures of the paths after which a request may be sent again. */
export const isPassing = (code: string) => code === 'NO_RESPONSE' || code === 'TIMEOUT';

/** The next line sets out. */
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

/** What cannot be added stays on the device, unless the server holds all that there are. */
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
  if (isPassing(code) || (code === 'INSUFFICIENT_STOCK' && !isClamped)) return before;
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
  const wish = wishOf(event);
  if (wish)
    return {
      ...before,
      waiting: waitingAfter(before.waiting, wish, before.held),
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
 * A cart whose owner has signed in, after the events of a path that began without lines: what it shows, and what the device
 * is to keep of its own lines, because it has not arrived.
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
    shown: withWishes(withLines(withLines(held, onTheWay), arriving), waiting),
    kept: {
      ...left,
      ...(sending && { [sending.id]: sending.wanted }),
      ...arriving,
    },
  };
}
