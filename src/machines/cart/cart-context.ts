import type { Cart, CartItem } from '../../../contract/cart.ts';
import { CART } from '../../../contract/limits.ts';
import type { Product } from '../../../contract/product.ts';
import { isAddedQuantity, isQuantity } from '../../../contract/quantity.ts';
import { UNEXPECTED } from '../unexpected.ts';
import type { CartChange, CartContext, CartFailure, CartFailureCode, CartRefusal } from './cart.types.ts';
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

/** What was sent waits again, ahead of all others. */
export function putBack(context: CartContext) {
  const { sent, queue, confirmed } = context;
  if (!sent) return {};
  const { held: _, ...change } = sent;
  const waiting = queue.reduce((sofar, next) => withQueued(sofar, next, confirmed.items), [
    change,
  ] as CartChange[]);
  return patched(context, { sent: null, queue: waiting });
}

/** The holder's lines as they are now; products that an answer leaves out stay as they were known. */
export function adoptCart(context: CartContext, cart: Cart) {
  const items = cart.items.map((line) => {
    const product = line.product ?? lineOfProduct(context.cart.items, line.productId)?.product;
    return product ? { ...line, product } : line;
  });
  return patched(context, { confirmed: cartOf({ ...cart }, items), sent: null });
}

export const adoptLocalLines = (context: CartContext, lines: CartItem[]) =>
  patched(context, { confirmed: cartOf(emptyLocalCart(), lines), sent: null, arriving: [] });

export const applyQueue = (context: CartContext) =>
  patched(context, {
    confirmed: cartOf(context.confirmed, withChanges(context.confirmed.items, context.queue)),
    queue: [],
  });

function refusalOf(context: CartContext, productId: string, failure: CartFailure): CartRefusal {
  const name = lineOfProduct(context.cart.items, productId)?.product?.name ?? null;
  return { ...failure, productId, name };
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
    queue: keepsUnsent ? queue.filter(({ kind }) => kind === 'add') : [],
  });
}

export const emptied = (context: CartContext) =>
  patched(context, {
    ordered: context.confirmed.items,
    confirmed: cartOf(context.confirmed, []),
    sent: null,
    queue: [],
    arriving: [],
  });

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
  const refusal = refusalOf(context, change.productId, { code, status: 0, errors: [] });
  return { refusal: { ...refusal, name: refusal.name ?? change.product?.name ?? null } };
}
