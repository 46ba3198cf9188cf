import type { Cart, CartItem } from '../../../contract/cart/cart.ts';
import { CART_SETTINGS } from '../../../contract/limits.ts';
import type { Product } from '../../../contract/catalogue/product.ts';
import { isAddedQuantity, isQuantity } from '../../../contract/values/quantity.ts';
import { UNEXPECTED_FAILURE } from '../unexpected-failure.ts';
import type {
  CartChange,
  CartContext,
  CartFailure,
  CartFailureCode,
  CartRefusal,
  SentChange,
  UnsentChanges,
} from './cart.types.ts';
import {
  additionOf,
  cartOf,
  emptyLocalCart,
  hasChangeArrived,
  lineOfProduct,
  quantityIn,
  withChange,
  withChanges,
  withQueuedChange,
} from './cart-lines.ts';

type Patch = Partial<Omit<CartContext, 'cart'>>;

/** Patch of the context, including the displayed cart that follows from it. */
export function patchCart(context: CartContext, patch: Patch): Partial<CartContext> {
  const { confirmed, sent, arriving, queue } = { ...context, ...patch };
  const changes = [...(sent ? [sent] : []), ...arriving.map(additionOf), ...queue];
  return { ...patch, cart: cartOf(confirmed, withChanges(confirmed.items, changes)) };
}

const heldLines = ({ confirmed, sent }: CartContext) =>
  sent ? withChange(confirmed.items, sent) : confirmed.items;

export const startingContext = (): CartContext => ({
  isAwake: false,
  owner: CART_SETTINGS.anonymousUser,
  confirmed: emptyLocalCart(),
  sent: null,
  queue: [],
  arriving: [],
  cart: emptyLocalCart(),
  refusal: null,
  doubt: null,
  dropped: 0,
  mergeSummary: null,
  ordered: [],
  isOutdated: false,
});

/** Queues a change of the cart. The quantity of a line that is not displayed cannot be set. */
export function queueChange(context: CartContext, change: CartChange) {
  if (change.kind === 'set' && !lineOfProduct(context.cart.items, change.productId)) return {};
  return patchCart(context, {
    queue: withQueuedChange(context.queue, change, heldLines(context)),
    refusal: null,
  });
}

export const quantityChange = (productId: string, quantity: number): CartChange => ({
  kind: 'set',
  productId,
  quantity,
  price: 0,
});

export const additionChange = (product: Product, quantity: number): CartChange => ({
  kind: 'add',
  productId: product.id,
  quantity,
  product,
  price: product.price,
});

export function startNextChange(context: CartContext) {
  const [next, ...queue] = context.queue;
  if (!next) return {};
  const sent = { ...next, held: quantityIn(context.confirmed.items, next.productId) };
  return patchCart(context, { sent, queue });
}

export const dropNextChange = (context: CartContext) => patchCart(context, { queue: context.queue.slice(1) });

/** Queue with at most one change per product, in the order of the requests. */
const queued = ({ confirmed }: CartContext, changes: readonly CartChange[]): CartChange[] =>
  changes.reduce<CartChange[]>((sofar, next) => withQueuedChange(sofar, next, confirmed.items), []);

const wishOf = ({ held: _, ...change }: SentChange): CartChange => change;

/** Returns the sent change to the head of the queue. */
export function requeueSentChange(context: CartContext) {
  const { sent, queue } = context;
  return sent ? patchCart(context, { sent: null, queue: queued(context, [wishOf(sent), ...queue]) }) : {};
}

/** Retry of a change that did not reach the server, applied to the cart as it is now. */
export function retrySentChange(context: CartContext, cart: Cart) {
  const { sent } = context;
  if (!sent) return {};
  const { hasWaited: _, ...change } = sent;
  const current = { ...context, ...replaceConfirmedCart(context, cart) };
  return {
    ...replaceConfirmedCart(context, cart),
    ...requeueSentChange({ ...current, sent: { ...change, isRepeated: true } }),
  };
}

/** Marks pending changes as waiting for an unreachable server. */
export function markChangesWaiting({ sent, queue }: CartContext) {
  if (sent) return { sent: { ...sent, hasWaited: true } };
  return { queue: queue.map((change) => ({ ...change, hasWaited: true })) };
}

/** Unsent changes of an earlier page. A sent change that turns out to have arrived is dropped. */
export function restoreUnsentChanges(context: CartContext, left: readonly UnsentChanges[]) {
  const wishes = left.flatMap(({ sent, queue }) => [
    ...(sent && !hasChangeArrived(sent, context.confirmed.items) ? [wishOf(sent)] : []),
    ...queue,
  ]);
  return patchCart(context, { queue: queued(context, [...wishes, ...context.queue]) });
}

/** Replaces the confirmed lines with those of an answer. Products missing in the answer keep their known data. */
export function replaceConfirmedCart(context: CartContext, cart: Cart) {
  const items = cart.items.map((line) => {
    const product = line.product ?? lineOfProduct(context.cart.items, line.productId)?.product;
    return product ? { ...line, product } : line;
  });
  return patchCart(context, { confirmed: cartOf({ ...cart }, items), sent: null, ordered: [] });
}

export const replaceLocalLines = (context: CartContext, lines: CartItem[]) =>
  patchCart(context, { confirmed: cartOf(emptyLocalCart(), lines), sent: null, arriving: [] });

export const applyQueue = (context: CartContext) =>
  patchCart(context, {
    confirmed: cartOf(context.confirmed, withChanges(context.confirmed.items, context.queue)),
    queue: [],
  });

function refusalOf(context: CartContext, productId: string, failure: CartFailure): CartRefusal {
  const line = lineOfProduct(context.cart.items, productId);
  return { ...failure, productId, wanted: line?.quantity ?? 0, name: line?.product?.name ?? null };
}

/** Rollback of the sent change, with a refusal for the shopper. */
export const rollBackSentChange = (context: CartContext) =>
  context.sent
    ? patchCart(context, {
        sent: null,
        doubt: null,
        refusal: refusalOf(context, context.sent.productId, context.doubt ?? UNEXPECTED_FAILURE),
      })
    : {};

/** Start of a consumer's session. Lines of another consumer are dropped. */
export const enterSession = (context: CartContext, owner: string) =>
  context.owner === CART_SETTINGS.anonymousUser
    ? { owner }
    : patchCart(context, { ...startingContext(), owner });

/** End of the session. Unless the shopper signed out, unconfirmed additions stay queued for the local cart. */
export function leaveSession(context: CartContext, keepsUnsent: boolean) {
  const isLocalLine = context.sent?.wanted !== undefined;
  const { queue } = { ...context, ...(isLocalLine ? {} : requeueSentChange(context)) };
  return patchCart(context, {
    ...startingContext(),
    isAwake: true,
    queue: keepsUnsent ? queue.filter(({ kind }) => kind === 'add') : [],
  });
}

/**
 * Removes the lines that an order took. If other lines remain, the cart must be fetched again, since they may
 * have changed.
 */
export function removeOrderedLines(context: CartContext, taken: CartItem[]) {
  const { confirmed, sent, isOutdated } = context;
  const items = confirmed.items.filter(({ id }) => !taken.some((line) => line.id === id));
  return patchCart(context, {
    confirmed: cartOf(confirmed, items),
    sent: sent && { ...sent, held: quantityIn(items, sent.productId) },
    ordered: taken,
    isOutdated: isOutdated || items.length > 0 || sent !== null,
  });
}

/** Failures after which a request most likely did not arrive and may be sent again. A late one may still arrive. */
const NOT_THROUGH: readonly CartFailureCode[] = ['NO_RESPONSE', 'UNAVAILABLE', 'TOO_MANY_REQUESTS'];

/**
 * True if a sent change that is missing in the server's cart may be sent again: once, and after each wait for
 * the server.
 */
export const isRepeatable = ({ sent, doubt }: CartContext): boolean =>
  sent !== null &&
  (sent.hasWaited === true ||
    (sent.isRepeated !== true && doubt !== null && NOT_THROUGH.includes(doubt.code)));

/** True if a cart fetched later contains the sent change. */
export const isSentChangeInCart = ({ sent }: CartContext, cart: Cart) =>
  sent === null || hasChangeArrived(sent, cart.items);

/**
 * Reason why a change is impossible; null if it is possible. Stock and the line limit are checked only for
 * the local cart; else the server decides (R5.7).
 */
export function cartChangeRefusalReason(
  { cart, owner }: CartContext,
  change: CartChange,
): CartFailureCode | null {
  const { kind, productId, quantity } = change;
  if (productId.trim() === '') return 'INVALID_PRODUCT_ID';
  if (!(kind === 'add' ? isAddedQuantity : isQuantity)(quantity)) return 'INVALID_QUANTITY';
  const line = lineOfProduct(cart.items, productId);
  const held = line?.quantity ?? 0;
  const isLocal = owner === CART_SETTINGS.anonymousUser;
  if (isLocal && kind === 'add' && !line && cart.items.length >= CART_SETTINGS.maxLines) return 'CONFLICT';
  const wanted = kind === 'add' ? quantity + held : quantity;
  if (wanted > CART_SETTINGS.maxQuantity) return 'INVALID_QUANTITY';
  const stock = (change.product ?? line?.product)?.stock ?? Infinity;
  return isLocal && wanted > held && wanted > stock ? 'INSUFFICIENT_STOCK' : null;
}

export function refuseCartChange(context: CartContext, change: CartChange) {
  const code = cartChangeRefusalReason(context, change) ?? 'VALIDATION_FAILED';
  const { kind, productId, quantity, product } = change;
  const refusal = refusalOf(context, productId, { code, status: 0, errors: [] });
  const wanted = kind === 'add' ? refusal.wanted + quantity : quantity;
  return { refusal: { ...refusal, wanted, name: refusal.name ?? product?.name ?? null } };
}
