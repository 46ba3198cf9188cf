import type { CartItem } from '../../../contract/cart/cart.ts';
import type { StoresById } from '../../../contract/cart/line-store.ts';
import type { FailureOf } from '../../../contract/api/call-types.ts';
import type { KnownFailure, Result } from '../../../contract/api/failure.ts';
import type { Order } from '../../../contract/orders/order.ts';
import type { PopupStore } from '../../../contract/stores/popup-store.ts';
import type { ShippingInfo } from '../../../contract/orders/shipping-info.ts';
import type { CartSyncState } from '../cart/cart.selectors.ts';
import type { FieldErrors } from '../ui/field-errors.ts';
import type { PostalAddress, UnsavedCheckoutForm, ShippingValues } from './unsaved-checkout-form.ts';

/**
 * Failure codes of the checkout. INTERRUPTED: the page was left while the order was being sent.
 * STORE_UNCHOSEN: lines without a store, and no current store (R8.9).
 */
export type PlaceOrderFailure = FailureOf<'checkout'>['code'];
export type CheckoutFailure = PlaceOrderFailure | 'INTERRUPTED' | 'STORE_UNCHOSEN';

/** Reason why an order is not sent yet: the cart is not loaded, or not in sync with the server. */
export type CheckoutBlockReason = 'CART_UNKNOWN' | 'CART_WAITING' | 'CART_SAVING';

export interface PlaceOrderInput {
  shippingInfo: ShippingInfo;
  key: string;
}
export type PlaceOrderResult = Result<Order, FailureOf<'checkout'>>;
/** Order placed under the idempotency key, or null if there is none. */
export type FindOrderResult = Result<Order | null, FailureOf<'listOrders'>>;

/** Services of the checkout. A wiring connects them to the chart. */
export interface CheckoutServices {
  placeOrder(input: PlaceOrderInput, signal: AbortSignal): Promise<PlaceOrderResult>;
  findOrder(input: { key: string }, signal: AbortSignal): Promise<FindOrderResult>;
  remember(draft: UnsavedCheckoutForm): void;
  forget(): void;
  /** Reloads the cart after a refusal that concerns it. */
  reloadCart(): void;
  /** Announces the placed order: removes the `taken` lines from the cart (R4.19) and shows the order's page. */
  announcePlaced(order: Order, taken: CartItem[]): void;
}

export interface CheckoutMachineInput {
  userId: string;
  /** Raw draft of an earlier visit, not validated. */
  kept: unknown;
  /** Known data of the shopper, for the initial values. */
  known: Partial<ShippingValues>;
  store: PopupStore | null;
  /** null while the cart is not loaded. */
  cart: CartItem[] | null;
  progress: CartSyncState;
  /** In ms UTC. */
  now: number;
  makeKey: () => string;
}

/**
 * Target of the focus: a field of the shipping form, the refusal's text, or the submit button. A new object
 * for each request.
 */
export type CheckoutFocus = { field: string } | { part: 'news' | 'submit' };

export interface CheckoutContext {
  userId: string;
  shipping: ShippingValues;
  errors: FieldErrors;
  left: string[];
  /** Fields that the shopper typed in. */
  typed: string[];
  /** True if a draft was restored, so that no other data is filled in. */
  isTakenUp: boolean;
  /** Address of the last order, if it was not filled in. */
  lastAddress: PostalAddress | null;
  /** null until something moves the focus. Every refusal moves it. */
  focus: CheckoutFocus | null;
  /** Current store, which applies to lines without a store of their own. */
  store: PopupStore | null;
  /** Known stores of the lines in the cart. */
  stores: StoresById;
  cart: CartItem[] | null;
  progress: CartSyncState;
  /** Reason why the order cannot be sent yet, without a failure. */
  block: CheckoutBlockReason | null;
  now: number;
  makeKey: () => string;
  key: string | null;
  isSent: boolean;
  /** True if an earlier attempt under the key may have placed the order. Then the taken lines are unknown. */
  isDoubted: boolean;
  failure: KnownFailure<CheckoutFailure> | null;
  /** Cart at the start, or when the order was last sent. Later differences are shown to the shopper. */
  seen: CartItem[] | null;
  order: Order | null;
}

export type CheckoutEvent =
  | { type: 'shipping.changed'; field: keyof ShippingValues; value: string }
  | { type: 'shipping.left'; field: keyof ShippingValues }
  | { type: 'shipping.recalled'; shipping: Partial<ShippingValues> }
  | { type: 'order.submitted' }
  | { type: 'retry.requested' }
  | { type: 'connection.restored' }
  | { type: 'store.changed'; store: PopupStore | null }
  | { type: 'stores.changed'; stores: StoresById }
  | { type: 'cart.changed'; cart: CartItem[] | null }
  | { type: 'cart.progressed'; progress: CartSyncState }
  | { type: 'clock.ticked'; now: number };
