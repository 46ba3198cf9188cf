import type { Cart, CartItem } from '../../../contract/cart/cart.ts';
import { CART } from '../../../contract/limits.ts';
import type { Product } from '../../../contract/catalogue/product.ts';
import { isAddedQuantity, isQuantity } from '../../../contract/values/quantity.ts';
import { UNEXPECTED } from '../unexpected.ts';
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
  hasArrived,
  lineOfProduct,
  quantityIn,
  withChange,
  withChanges,
  withQueued,
} from './cart-lines.ts';

type Patch = Partial<Omit<CartContext, 'cart'>>;

/** A patch of the context together with the cart as it is shown from then on. */
export function patched(context: CartContext, patch: Patch): Partial<CartContext> {
  const { confirmed, sent, arriving, queue } = { ...context, ...patch };
  const changes = [...(sent ? [sent] : []), ...arriving.map(additionOf), ...queue];
  return { ...patch, cart: cartOf(confirmed, withChanges(confirmed.items, changes)) };
}

const heldLines = ({ confirmed, sent }: CartContext) =>
  sent ? withChange(confirmed.items, sent) : confirmed.items;

export const startingContext = (): CartContext => ({
  isAwake: false,
  owner: CART.anonymousUser,
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

/** One more wish; the quantity of a line that is not shown cannot be set. */
export function queueChange(context: CartContext, change: CartChange) {
  if (change.kind === 'set' && !lineOfProduct(context.cart.items, change.productId)) return {};
  return patched(context, { queue: withQueued(context.queue, change, heldLines(context)), refusal: null });
}

export const setting = (productId: string, quantity: number): CartChange => ({
  kind: 'set',
  productId,
  quantity,
  price: 0,
});

export const adding = (product: Product, quantity: number): CartChange => ({
  kind: 'add',
  productId: product.id,
  quantity,
  product,
  price: product.price,
});

export function takeNext(context: CartContext) {
  const [next, ...queue] = context.queue;
  if (!next) return {};
  const sent = { ...next, held: quantityIn(context.confirmed.items, next.productId) };
  return patched(context, { sent, queue });
}

export const dropNext = (context: CartContext) => patched(context, { queue: context.queue.slice(1) });

/** Changes as they wait: at most one per product, in the order in which they were wished. */
const queued = ({ confirmed }: CartContext, changes: readonly CartChange[]): CartChange[] =>
  changes.reduce<CartChange[]>((sofar, next) => withQueued(sofar, next, confirmed.items), []);

const wishOf = ({ held: _, ...change }: SentChange): CartChange => change;

/** What was sent waits again, ahead of all others. */
export function putBack(context: CartContext) {
  const { sent, queue } = context;
  return sent ? patched(context, { sent: null, queue: queued(context, [wishOf(sent), ...queue]) }) : {};
}

/** What was sent did not get through: it is sent once more, to the cart as it is now. */
export function repeatSent(context: CartContext, cart: Cart) {
  const { sent } = context;
  if (!sent) return {};
  const { hasWaited: _, ...change } = sent;
  const current = { ...context, ...adoptCart(context, cart) };
  return {
    ...adoptCart(context, cart),
    ...putBack({ ...current, sent: { ...change, isRepeated: true } }),
  };
}

/** What waits now waits for a server that cannot be reached. */
export function noteWait({ sent, queue }: CartContext) {
  if (sent) return { sent: { ...sent, hasWaited: true } };
  return { queue: queue.map((change) => ({ ...change, hasWaited: true })) };
}

/** What waited when the page was left; what turns out to have arrived is done. */
export function recallUnsent(context: CartContext, left: readonly UnsentChanges[]) {
  const wishes = left.flatMap(({ sent, queue }) => [
    ...(sent && !hasArrived(sent, context.confirmed.items) ? [wishOf(sent)] : []),
    ...queue,
  ]);
  return patched(context, { queue: queued(context, [...wishes, ...context.queue]) });
}

/** The holder's lines as they are now; products that an answer leaves out stay as they were known. */
export function adoptCart(context: CartContext, cart: Cart) {
  const items = cart.items.map((line) => {
    const product = line.product ?? lineOfProduct(context.cart.items, line.productId)?.product;
    return product ? { ...line, product } : line;
  });
  return patched(context, { confirmed: cartOf({ ...cart }, items), sent: null, ordered: [] });
}

export const adoptLocalLines = (context: CartContext, lines: CartItem[]) =>
  patched(context, { confirmed: cartOf(emptyLocalCart(), lines), sent: null, arriving: [] });

export const applyQueue = (context: CartContext) =>
  patched(context, {
    confirmed: cartOf(context.confirmed, withChanges(context.confirmed.items, context.queue)),
    queue: [],
  });

function refusalOf(context: CartContext, productId: string, failure: CartFailure): CartRefusal {
  const line = lineOfProduct(context.cart.items, productId);
  return { ...failure, productId, wanted: line?.quantity ?? 0, name: line?.product?.name ?? null };
}

/** What was sent is undone, visibly and with its reason. */
export const takeBackSent = (context: CartContext) =>
  context.sent
    ? patched(context, {
        sent: null,
        doubt: null,
        refusal: refusalOf(context, context.sent.productId, context.doubt ?? UNEXPECTED),
      })
    : {};

/** The cart is a consumer's from now on; lines of another one's do not follow. */
export const enterSession = (context: CartContext, owner: string) =>
  context.owner === CART.anonymousUser ? { owner } : patched(context, { ...startingContext(), owner });

/** Ends what is under way when the session ends. Unless the shopper signed out, unconfirmed additions go on to the local cart. */
export function leaveSession(context: CartContext, keepsUnsent: boolean) {
  const isLocalLine = context.sent?.wanted !== undefined;
  const { queue } = { ...context, ...(isLocalLine ? {} : putBack(context)) };
  return patched(context, {
    ...startingContext(),
    isAwake: true,
    queue: keepsUnsent ? queue.filter(({ kind }) => kind === 'add') : [],
  });
}

/** An order has taken these lines out of the cart. What else is known of it came since: the server is to be asked. */
export function takeOrdered(context: CartContext, taken: CartItem[]) {
  const { confirmed, sent, isOutdated } = context;
  const items = confirmed.items.filter(({ id }) => !taken.some((line) => line.id === id));
  return patched(context, {
    confirmed: cartOf(confirmed, items),
    sent: sent && { ...sent, held: quantityIn(items, sent.productId) },
    ordered: taken,
    isOutdated: isOutdated || items.length > 0 || sent !== null,
  });
}

/** Failures that say that a request did not get through, so that it may be sent again. A late one may still arrive. */
const NOT_THROUGH: readonly CartFailureCode[] = ['NO_RESPONSE', 'UNAVAILABLE', 'TOO_MANY_REQUESTS'];

/** Whether what was sent and is not in the server's cart may be sent again: once, and after each wait for the server. */
export const isRepeatable = ({ sent, doubt }: CartContext): boolean =>
  sent !== null &&
  (sent.hasWaited === true ||
    (sent.isRepeated !== true && doubt !== null && NOT_THROUGH.includes(doubt.code)));

/** Whether what was sent turns out to be in a cart that was fetched afterwards. */
export const isSentIn = ({ sent }: CartContext, cart: Cart) => sent === null || hasArrived(sent, cart.items);

/** Why a change cannot be made at all; stock and room count only where no server is there to decide (R5.7). */
export function objectionTo({ cart, owner }: CartContext, change: CartChange): CartFailureCode | null {
  const { kind, productId, quantity } = change;
  if (productId.trim() === '') return 'INVALID_PRODUCT_ID';
  if (!(kind === 'add' ? isAddedQuantity : isQuantity)(quantity)) return 'INVALID_QUANTITY';
  const line = lineOfProduct(cart.items, productId);
  const held = line?.quantity ?? 0;
  const isLocal = owner === CART.anonymousUser;
  if (isLocal && kind === 'add' && !line && cart.items.length >= CART.maxLines) return 'CONFLICT';
  const wanted = kind === 'add' ? quantity + held : quantity;
  if (wanted > CART.maxQuantity) return 'INVALID_QUANTITY';
  const stock = (change.product ?? line?.product)?.stock ?? Infinity;
  return isLocal && wanted > held && wanted > stock ? 'INSUFFICIENT_STOCK' : null;
}

export function object(context: CartContext, change: CartChange) {
  const code = objectionTo(context, change) ?? 'VALIDATION_FAILED';
  const { kind, productId, quantity, product } = change;
  const refusal = refusalOf(context, productId, { code, status: 0, errors: [] });
  const wanted = kind === 'add' ? refusal.wanted + quantity : quantity;
  return { refusal: { ...refusal, wanted, name: refusal.name ?? product?.name ?? null } };
}
