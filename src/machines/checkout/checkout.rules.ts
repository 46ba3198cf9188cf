import type { CartItem } from '../../../contract/cart/cart.ts';
import { isLineStuck } from '../../../contract/cart/cart-line.ts';
import type { KnownFailure } from '../../../contract/api/failure.ts';
import { isClosed, sellerOf } from '../../../contract/cart/line-seller.ts';
import { byField, type FieldErrors, firstInvalid } from '../ui/field-errors.ts';
import { type CheckoutDraft, checkShipping, type ShippingValues } from './checkout.draft.ts';
import type {
  Block,
  CheckoutContext,
  CheckoutFailure,
  CheckoutFocus,
  PlaceOrderInput,
} from './checkout.types.ts';

type Failed = KnownFailure<CheckoutFailure>;

const failed = (code: CheckoutFailure): Failed => ({ code, status: 0, errors: [] });

export const INTERRUPTED = failed('INTERRUPTED');
export const TIMED_OUT = { ...failed('TIMEOUT'), code: 'TIMEOUT' } as const;

const LOST: readonly CheckoutFailure[] = [
  'TIMEOUT',
  'NO_RESPONSE',
  'INVALID_ANSWER',
  'INTERNAL',
  'UNAVAILABLE',
  'CONFLICT',
  'IDEMPOTENCY_MISMATCH',
];
const ABOUT_CART: readonly CheckoutFailure[] = [
  'CART_EMPTY',
  'INSUFFICIENT_STOCK',
  'PRICE_CHANGED',
  'STORE_CLOSED',
];

/** Whether the order may stand all the same: no answer, one of a broken server, or one about another try under the same key. */
export const isAnswerLost = (code: CheckoutFailure): boolean => LOST.includes(code);

/** Whether the cart that the shopper sees is no longer the one that the server has. */
export const isAboutCart = (code: CheckoutFailure): boolean => ABOUT_CART.includes(code);

/** Why the order has to wait: whoever confirms means the cart that they see. */
export function blockOf({ cart, progress }: Pick<CheckoutContext, 'cart' | 'progress'>): Block | null {
  if (cart === null) return 'CART_UNKNOWN';
  if (progress === 'waiting') return 'CART_WAITING';
  return progress === 'saving' ? 'CART_SAVING' : null;
}

/**
 * Why the order is not even sent: nothing in the cart (R5.10), goods of a store that does not sell, or goods of no store
 * while none is chosen (R8.9). A store from which nothing is bought hinders nobody, nor does one that is not known.
 */
export function objectionTo({
  cart,
  store,
  stores,
  now,
}: Pick<CheckoutContext, 'cart' | 'store' | 'stores' | 'now'>): Failed | null {
  if (cart?.length === 0) return failed('CART_EMPTY');
  const sellers = (cart ?? []).map((line) => sellerOf(line, stores, store));
  if (sellers.some((seller) => isClosed(seller, now))) return failed('STORE_CLOSED');
  return sellers.includes('unchosen') ? failed('STORE_UNCHOSEN') : null;
}

const MENDED_BY_CART: readonly CheckoutFailure[] = [
  'CART_EMPTY',
  'INSUFFICIENT_STOCK',
  'STORE_CLOSED',
  'STORE_UNCHOSEN',
];

const wishesOf = (cart: readonly CartItem[] | null): string =>
  (cart ?? [])
    .map(({ productId, quantity }) => `${quantity} ${productId}`)
    .toSorted()
    .join();

/**
 * Whether this cart is another than the refused one and nothing is known that stands in its way. A cart that only tells
 * more of the same lines is no other; and what costs more is not mended by the cart: it is acknowledged.
 */
export const isMendedBy = (
  cart: readonly CartItem[] | null,
  { failure, cart: refused }: Pick<CheckoutContext, 'failure' | 'cart'>,
): boolean =>
  failure !== null &&
  MENDED_BY_CART.includes(failure.code) &&
  cart !== null &&
  cart.length > 0 &&
  !cart.some(isLineStuck) &&
  wishesOf(cart) !== wishesOf(refused);

export function shippingErrorsOf(shipping: ShippingValues): FieldErrors {
  const checked = checkShipping(shipping);
  return checked.ok ? {} : byField(checked.errors);
}

/** Focus after a refusal: the first field it is about, else what is said of it. */
export function focusAfterRefusal(errors: FieldErrors, shipping: ShippingValues): CheckoutFocus {
  const invalid = firstInvalid(errors, shipping);
  return invalid && invalid.field in shipping ? invalid : { part: 'news' };
}

/** The order that stands, and the lines that it is known to have taken out of the cart. */
export const placedIn = ({ order, seen, isDoubted }: CheckoutContext) => ({
  order,
  taken: isDoubted ? [] : (seen ?? []),
});

export const draftOf = ({ userId, shipping, key, isSent }: CheckoutContext): CheckoutDraft => ({
  version: 1,
  userId,
  shipping,
  key,
  isSent,
});

export function toSend({ shipping, key }: CheckoutContext): PlaceOrderInput {
  const checked = checkShipping(shipping);
  if (!checked.ok || key === null) throw new Error('An order is sent with a valid shipping and a key');
  return { shippingInfo: checked.value, key };
}
