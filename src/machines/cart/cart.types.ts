import type { Cart, CartItem } from '../../../contract/cart/cart.ts';
import type { FailureOf } from '../../../contract/api/call-types.ts';
import type { Result } from '../../../contract/api/failure.ts';
import type { Product } from '../../../contract/catalogue/product.ts';
import type { SessionNotice } from '../auth/session.types.ts';

export type CartFailure = FailureOf<
  'getCart' | 'addCartItem' | 'updateCartItem' | 'removeCartItem' | 'clearCart'
>;
export type CartFailureCode = CartFailure['code'];
export type CartResult = Result<Cart, CartFailure>;

/** A wish about one product that the cart's holder has not yet confirmed: so many more, or so many in all. */
export interface CartChange {
  kind: 'add' | 'set';
  productId: string;
  quantity: number;
  product?: Product | undefined;
  price: number;
  /** It waits for a server that could not be reached. */
  hasWaited?: boolean | undefined;
  /** It was sent once, did not get through, and is sent again. */
  isRepeated?: boolean | undefined;
}

/** One change as the server takes it. */
export type CartRequest =
  | { kind: 'add'; productId: string; quantity: number }
  | { kind: 'set'; itemId: string; quantity: number }
  | { kind: 'remove'; itemId: string };

/** A change under way, and how many of the product were held when it was sent. */
export interface SentChange extends CartChange {
  held: number;
  /** Of a local line on its way: how many of the product it held, before the stock clamped them. */
  wanted?: number;
}

/** What a consumer wished and the server has not confirmed, as it is kept for a reload. */
export interface UnsentChanges {
  sent: SentChange | null;
  queue: CartChange[];
}

/** A change that was taken back, with the product's name where it is known (R8.7). */
export interface CartRefusal extends CartFailure {
  productId: string;
  /** How many of the product the cart was to hold. */
  wanted: number;
  name: string | null;
}

export interface LocalCart {
  lines: CartItem[];
  /** How many stored lines were unreadable and are gone. */
  dropped: number;
}

/** What became of the local lines when a consumer logged in (R4.18). Lines that are `left` stay in the local cart. */
export interface MergeSummary {
  arrived: string[];
  clamped: { productId: string; wanted: number; added: number }[];
  left: { line: CartItem; code: CartFailureCode }[];
}

/** What is known of the cart's lines. Each keeper of them begins with what the one before it left. */
export interface CartContext {
  /** Whether the page lives, so that the device may be read at once. */
  isAwake: boolean;
  /** Whose cart this is: a user's id, or nobody's. */
  owner: string;
  /** What the holder (server or local storage) is known to hold. */
  confirmed: Cart;
  sent: SentChange | null;
  /** At most one change per product, in order. */
  queue: CartChange[];
  /** Local lines on their way to the server's cart. */
  arriving: CartItem[];
  /** As shown: what is confirmed and every change that is not. */
  cart: Cart;
  refusal: CartRefusal | null;
  /** Why it is uncertain whether what was sent was carried out. */
  doubt: CartFailure | null;
  /** How many stored lines were unreadable when the local cart was read. */
  dropped: number;
  mergeSummary: MergeSummary | null;
  /** What an order is known to have taken, until the server has shown that it took it. */
  ordered: CartItem[];
  /** The server's cart may be another by now. */
  isOutdated: boolean;
}

/** An order stands. `taken` are the lines that it is known to have taken out of the cart: none where that is uncertain. */
export interface OrderPlaced {
  type: 'order.placed';
  taken: CartItem[];
}

export type CartEvent =
  | SessionNotice
  | { type: 'page.hydrated' }
  | { type: 'connection.restored' }
  | { type: 'item.added'; product: Product; quantity: number }
  | { type: 'item.quantityChanged'; productId: string; quantity: number }
  | { type: 'item.removed'; productId: string }
  | { type: 'cart.outdated' }
  | OrderPlaced;

/** What the cart needs from outside. Services satisfy it; only a route may join the two. */
export interface CartServices {
  /** The server's cart; one that does not exist yet is empty. */
  getCart(signal: AbortSignal): Promise<CartResult>;
  change(request: CartRequest, signal: AbortSignal): Promise<CartResult>;
  clear(signal: AbortSignal): Promise<Result<null, CartFailure>>;
  /** How many of a product there are to sell; null when that cannot be said. */
  stockOf(productId: string, signal: AbortSignal): Promise<number | null>;
}

/** The cart of this device, for nobody in particular. */
export interface LocalCartServices {
  read(): Promise<LocalCart>;
  write(lines: readonly CartItem[]): void;
  /** Tells of changes by other tabs until the returned function is called. */
  subscribe(onChange: (lines: CartItem[]) => void): () => void;
  /** Calls back once no other tab merges its local cart; the returned function lets the next one. */
  holdMergeLock(onGranted: () => void): () => void;
}

/** What this browser keeps of a consumer's cart beside the server: changes that wait, and word between its tabs. */
export interface ConsumerCartServices {
  /** Takes over the waiting changes of pages that are gone; those of other living tabs stay with them. */
  recallUnsent(owner: string): Promise<UnsentChanges[]>;
  /** Keeps what waits until it is told otherwise, so that a reload loses nothing; null for nothing. */
  keepUnsent(owner: string, unsent: UnsentChanges | null): void;
  /** Tells the other tabs that the cart has changed on the server. */
  tellOtherTabs(): void;
  /** Tells of such words from other tabs until the returned function is called. */
  watchOtherTabs(onChange: () => void): () => void;
}
