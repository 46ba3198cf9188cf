import type { CartItem } from '../../../contract/cart/cart.ts';
import { lineFault } from '../../../contract/cart/cart-line.ts';
import type { LineStore } from '../../../contract/cart/line-store.ts';
import type { Formatter } from '../../../contract/values/format.ts';
import type { PopupStore } from '../../../contract/stores/popup-store.ts';
import { closedStoreMessage } from '../../../contract/stores/opening-state.ts';
import type { CartRefusal } from '../../machines/cart/cart.types.ts';
import { cartFailureMessages, cartRefusalText } from './cart.messages.ts';

/** Sentence about a closed store; null if it sells or its data is unknown. */
export function closedStoreText(
  store: PopupStore | null | undefined,
  now: number,
  format: Pick<Formatter, 'dayAndTime'>,
): string | null {
  if (store === undefined) return null;
  return store === null
    ? 'La tienda no está disponible para compras'
    : closedStoreMessage(store, now, format);
}

/** Sentence about a closed store with its name, for lists with several stores. */
export function closedSellerText(
  seller: LineStore,
  now: number,
  format: Pick<Formatter, 'dayAndTime'>,
): string | null {
  if (seller === 'unchosen') return null;
  const closed = closedStoreText(seller, now, format);
  return closed !== null && seller ? `${seller.name}: ${closed}` : closed;
}

const stockLeft = (stock: number, format: Pick<Formatter, 'number'>): string => {
  if (stock <= 0) return 'Se ha agotado.';
  return stock === 1 ? 'Solo queda 1.' : `Solo quedan ${format.number(stock)}.`;
};

/** Reason why a line cannot be bought as it is, from product and store data; null if it can (R5.10, R8.7, R8.8). */
export function obstacleOf(
  line: CartItem,
  closed: string | null,
  format: Pick<Formatter, 'price' | 'number'>,
): string | null {
  const fault = lineFault(line);
  const { product } = line;
  if (fault === 'NOT_FOUND' || !product) return cartFailureMessages.NOT_FOUND;
  if (closed) return closed;
  if (fault === 'INSUFFICIENT_STOCK')
    return `${cartFailureMessages[fault]} ${stockLeft(product.stock, format)}`;
  return fault && `El precio ha cambiado: ahora cuesta ${format.price(product.price)}.`;
}

/** Notice of a cart line: the refusal of its last change, otherwise its obstacle (R8.7). */
export function lineNotice(
  line: CartItem,
  refusal: CartRefusal | null,
  closed: string | null,
  format: Pick<Formatter, 'price' | 'number'>,
): string | null {
  if (!refusal) return obstacleOf(line, closed, format);
  const text = cartRefusalText({ ...refusal, name: null });
  const stock = line.product?.stock ?? Infinity;
  // The stock may be outdated until the cart is fetched again.
  const isKnown = refusal.code === 'INSUFFICIENT_STOCK' && stock < refusal.wanted;
  return isKnown ? `${text} ${stockLeft(stock, format)}` : text;
}
