import type { CartItem } from '../../../contract/cart/cart.ts';
import type { StoresById } from '../../../contract/cart/line-seller.ts';
import type { FailureOf } from '../../../contract/api/call-types.ts';
import type { KnownFailure, Result } from '../../../contract/api/failure.ts';
import type { Order } from '../../../contract/orders/order.ts';
import type { PopupStore } from '../../../contract/stores/popup-store.ts';
import type { ShippingInfo } from '../../../contract/orders/shipping-info.ts';
import type { CartProgress } from '../cart/cart.selectors.ts';
import type { FieldErrors } from '../ui/field-errors.ts';
import type { Address, CheckoutDraft, ShippingValues } from './checkout.draft.ts';

/**
 * What the orders service says, and what is the chart's own. INTERRUPTED: the page went away while the order was on its
 * way. STORE_UNCHOSEN: there are goods of no store, and no store to judge them by (R8.9).
 */
export type PlaceOrderFailure = FailureOf<'checkout'>['code'];
export type CheckoutFailure = PlaceOrderFailure | 'INTERRUPTED' | 'STORE_UNCHOSEN';

/** Why an order is not sent yet: the cart is not known, or what it shows is not what the server has. */
export type Block = 'CART_UNKNOWN' | 'CART_WAITING' | 'CART_SAVING';

export interface PlaceOrderInput {
  shippingInfo: ShippingInfo;
  key: string;
}
export type PlaceOrderResult = Result<Order, FailureOf<'checkout'>>;
/** The order that was made under the key, or null if there is none. */
export type FindOrderResult = Result<Order | null, FailureOf<'listOrders'>>;

/** What checkout needs from outside. A service satisfies it; only a route may join the two. */
export interface CheckoutServices {
  placeOrder(input: PlaceOrderInput, signal: AbortSignal): Promise<PlaceOrderResult>;
  findOrder(input: { key: string }, signal: AbortSignal): Promise<FindOrderResult>;
  remember(draft: CheckoutDraft): void;
  forget(): void;
  /** Brings the cart up to date after a refusal that is about it. */
  reloadCart(): void;
  /** Tells that the order stands: what it has `taken` is out of the cart (R4.19) and its page is shown. */
  announcePlaced(order: Order, taken: CartItem[]): void;
}

export interface CheckoutInput {
  userId: string;
  /** What was kept of an earlier visit, as it was read. */
  kept: unknown;
  /** What is known of the shopper, to begin with. */
  known: Partial<ShippingValues>;
  store: PopupStore | null;
  /** null while the cart is not loaded. */
  cart: CartItem[] | null;
  progress: CartProgress;
  /** In ms UTC. */
  now: number;
  makeKey: () => string;
}

/**
 * Where the focus goes: to a field of the shipping, to what is said of a refusal, or to the button that sends the order.
 * A new object each time.
 */
export type CheckoutFocus = { field: string } | { part: 'news' | 'submit' };

export interface CheckoutContext {
  userId: string;
  shipping: ShippingValues;
  errors: FieldErrors;
  left: string[];
  /** Fields that the shopper typed in. */
  typed: string[];
  /** Whether an earlier visit is taken up, so that nothing else is filled in. */
  isTakenUp: boolean;
  /** Where the last order went, where that was kept out. */
  lastAddress: Address | null;
  /** Every refusal has its place; null until something moves the focus. */
  focus: CheckoutFocus | null;
  /** The chosen one, by which goods of no store are judged. */
  store: PopupStore | null;
  /** What is known of the stores in the cart. */
  stores: StoresById;
  cart: CartItem[] | null;
  progress: CartProgress;
  /** What stands in the way of sending the order, though nothing is wrong. */
  block: Block | null;
  now: number;
  makeKey: () => string;
  key: string | null;
  isSent: boolean;
  /** Whether an earlier sending under the key may have made the order; then nobody knows which lines it took. */
  isDoubted: boolean;
  failure: KnownFailure<CheckoutFailure> | null;
  /** The cart as it was found at first, or when the order was last sent; what differs since is shown. */
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
  | { type: 'cart.progressed'; progress: CartProgress }
  | { type: 'clock.ticked'; now: number };
