import type { CartItem } from '../../../contract/cart/cart.ts';
import { isLineBlockingCheckout } from '../../../contract/cart/cart-line.ts';
import type { KnownFailure } from '../../../contract/api/failure.ts';
import { isLineStoreClosed, lineStoreOf } from '../../../contract/cart/line-store.ts';
import { errorsByField, type FieldErrors, firstInvalidField } from '../ui/field-errors.ts';
import { type UnsavedCheckoutForm, checkShipping, type ShippingValues } from './unsaved-checkout-form.ts';
import type {
  CheckoutBlockReason,
  CheckoutContext,
  CheckoutFailure,
  CheckoutFocus,
  PlaceOrderInput,
} from './checkout.types.ts';

type Failed = KnownFailure<CheckoutFailure>;

const failed = (code: CheckoutFailure): Failed => ({ code, status: 0, errors: [] });

export const CHECKOUT_INTERRUPTED = failed('INTERRUPTED');
export const CHECKOUT_TIMED_OUT = { ...failed('TIMEOUT'), code: 'TIMEOUT' } as const;

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

/**
 * True if the order may exist in spite of the failure. Either the answer is missing, the server failed, or
 * another attempt used the same key.
 */
export const isAnswerLost = (code: CheckoutFailure): boolean => LOST.includes(code);

/** True if the shopper sees another cart than the server has. */
export const isCartMismatch = (code: CheckoutFailure): boolean => ABOUT_CART.includes(code);

/** Reason why the order must wait: the shopper confirms the displayed cart, so it must be in sync. */
export function checkoutBlockReasonOf({
  cart,
  progress,
}: Pick<CheckoutContext, 'cart' | 'progress'>): CheckoutBlockReason | null {
  if (cart === null) return 'CART_UNKNOWN';
  if (progress === 'waiting') return 'CART_WAITING';
  return progress === 'saving' ? 'CART_SAVING' : null;
}

/**
 * Reason not to send the order: empty cart (R5.10), closed store, or lines without a store while no current
 * store is known (R8.9). Stores without lines in the cart and unknown stores do not block.
 */
export function checkoutRefusalOf({
  cart,
  store,
  stores,
  now,
}: Pick<CheckoutContext, 'cart' | 'store' | 'stores' | 'now'>): Failed | null {
  if (cart?.length === 0) return failed('CART_EMPTY');
  const sellers = (cart ?? []).map((line) => lineStoreOf(line, stores, store));
  if (sellers.some((seller) => isLineStoreClosed(seller, now))) return failed('STORE_CLOSED');
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
 * True if the cart changed since the refusal and no line is known to be stuck. More data about the same lines
 * is no change. A higher price is not solved by the cart; the shopper acknowledges it.
 */
export const isRefusalResolvedBy = (
  cart: readonly CartItem[] | null,
  { failure, cart: refused }: Pick<CheckoutContext, 'failure' | 'cart'>,
): boolean =>
  failure !== null &&
  MENDED_BY_CART.includes(failure.code) &&
  cart !== null &&
  cart.length > 0 &&
  !cart.some(isLineBlockingCheckout) &&
  wishesOf(cart) !== wishesOf(refused);

export function shippingErrorsOf(shipping: ShippingValues): FieldErrors {
  const checked = checkShipping(shipping);
  return checked.ok ? {} : errorsByField(checked.errors);
}

/** Focus after a refusal: the first invalid field, else the refusal's text. */
export function focusAfterRefusal(errors: FieldErrors, shipping: ShippingValues): CheckoutFocus {
  const invalid = firstInvalidField(errors, shipping);
  return invalid && invalid.field in shipping ? invalid : { part: 'news' };
}

/** Placed order, and the lines that certainly left the cart. */
export const placedOrderOf = ({ order, seen, isDoubted }: CheckoutContext) => ({
  order,
  taken: isDoubted ? [] : (seen ?? []),
});

export const unsavedFormOf = ({ userId, shipping, key, isSent }: CheckoutContext): UnsavedCheckoutForm => ({
  version: 1,
  userId,
  shipping,
  key,
  isSent,
});

export function placeOrderInputOf({ shipping, key }: CheckoutContext): PlaceOrderInput {
  const checked = checkShipping(shipping);
  if (!checked.ok || key === null) throw new Error('An order is sent with a valid shipping and a key');
  return { shippingInfo: checked.value, key };
}
