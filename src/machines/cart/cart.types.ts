import type { Cart, CartItem } from '../../../contract/cart/cart.ts';
import type { FailureOf } from '../../../contract/api/call-types.ts';
import type { Result } from '../../../contract/api/failure.ts';
import type { Product } from '../../../contract/catalogue/product.ts';
import type { AppSessionEvent } from '../auth/session.types.ts';

export type CartFailure = FailureOf<
  'getCart' | 'addCartItem' | 'updateCartItem' | 'removeCartItem' | 'clearCart'
>;
export type CartFailureCode = CartFailure['code'];
export type CartResult = Result<Cart, CartFailure>;

/** Unconfirmed change of one product: add so many pieces, or set the quantity. */
export interface CartChange {
  kind: 'add' | 'set';
  productId: string;
  quantity: number;
  product?: Product | undefined;
  price: number;
  /** Waits for a server that could not be reached. */
  hasWaited?: boolean | undefined;
  /** Retry: it was sent once and did not reach the server. */
  isRepeated?: boolean | undefined;
}

/** Change of the cart as the server's calls accept it. */
export type CartRequest =
  | { kind: 'add'; productId: string; quantity: number }
  | { kind: 'set'; itemId: string; quantity: number }
  | { kind: 'remove'; itemId: string };

/** Change that is being sent, and the product's quantity in the cart at that time. */
export interface SentChange extends CartChange {
  held: number;
  /** Only for a merge: quantity of the local line, before the stock limited it. */
  wanted?: number;
}

/** Changes of a consumer that the server has not confirmed, saved for a reload. */
export interface UnsentChanges {
  sent: SentChange | null;
  queue: CartChange[];
}

/** Refused change that was rolled back, with the product's name if it is known (R8.7). */
export interface CartRefusal extends CartFailure {
  productId: string;
  /** Quantity that the cart was to have. */
  wanted: number;
  name: string | null;
}

export interface LocalCart {
  lines: CartItem[];
  /** Number of stored lines that were unreadable and are lost. */
  dropped: number;
}

/** Result of the merge of local lines after a login (R4.18). Lines in `left` stay in the local cart. */
export interface MergeSummary {
  arrived: string[];
  clamped: { productId: string; wanted: number; added: number }[];
  left: { line: CartItem; code: CartFailureCode }[];
}

/**
 * Lines of the cart and their pending changes. Each child actor that holds the lines starts from the context
 * of the one before.
 */
export interface CartContext {
  /** True once the page is hydrated, so that this device's storage may be read at once. */
  isAwake: boolean;
  /** User id of the cart's owner, or the id of the anonymous user. */
  owner: string;
  /** Last known lines of the server or the local storage. */
  confirmed: Cart;
  sent: SentChange | null;
  /** At most one change per product, in order. */
  queue: CartChange[];
  /** Local lines that still have to be merged into the server's cart. */
  arriving: CartItem[];
  /** Displayed cart: confirmed lines with all pending changes applied. */
  cart: Cart;
  refusal: CartRefusal | null;
  /** Failure after which it is uncertain whether the sent change was carried out. */
  doubt: CartFailure | null;
  /** Number of unreadable lines at the last read of the local cart. */
  dropped: number;
  mergeSummary: MergeSummary | null;
  /** Lines that an order took, until the server's cart shows it. */
  ordered: CartItem[];
  /** True if the server's cart may have changed meanwhile. */
  isOutdated: boolean;
}

/** Event of a placed order. `taken` are the lines that certainly left the cart; empty if that is uncertain. */
export interface OrderPlaced {
  type: 'order.placed';
  taken: CartItem[];
}

export type CartEvent =
  | AppSessionEvent
  | { type: 'page.hydrated' }
  | { type: 'connection.restored' }
  | { type: 'item.added'; product: Product; quantity: number }
  | { type: 'item.quantityChanged'; productId: string; quantity: number }
  | { type: 'item.removed'; productId: string }
  | { type: 'cart.outdated' }
  | OrderPlaced;

/** Services of the cart. A wiring connects them to the chart. */
export interface CartServices {
  /** Fetches the server's cart; empty if there is none yet. */
  getCart(signal: AbortSignal): Promise<CartResult>;
  change(request: CartRequest, signal: AbortSignal): Promise<CartResult>;
  clear(signal: AbortSignal): Promise<Result<null, CartFailure>>;
  /** Stock of a product; null if unknown. */
  stockOf(productId: string, signal: AbortSignal): Promise<number | null>;
}

/** Cart in the local storage of this device, for visitors. */
export interface LocalCartServices {
  read(): Promise<LocalCart>;
  write(lines: readonly CartItem[]): void;
  /** Subscribes to changes by other tabs. Returns the unsubscribe function. */
  subscribe(onChange: (lines: CartItem[]) => void): () => void;
  /** Calls back once no other tab merges its local cart. The returned function releases the lock. */
  holdMergeLock(onGranted: () => void): () => void;
}

/** Local side of a consumer's cart: unsent changes, and messages between the tabs of this browser. */
export interface ConsumerCartServices {
  /** Takes the unsent changes of closed pages. Those of other open tabs stay with them. */
  recallUnsent(owner: string): Promise<UnsentChanges[]>;
  /** Saves the unsent changes, so that a reload loses nothing; null deletes them. */
  keepUnsent(owner: string, unsent: UnsentChanges | null): void;
  /** Notifies the other tabs that the cart on the server has changed. */
  tellOtherTabs(): void;
  /** Subscribes to such notifications of other tabs. Returns the unsubscribe function. */
  watchOtherTabs(onChange: () => void): () => void;
}
