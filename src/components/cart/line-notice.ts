import type { CartItem } from '../../../contract/cart/cart.ts';
import { lineFault } from '../../../contract/cart/cart-line.ts';
import type { Seller } from '../../../contract/cart/line-seller.ts';
import type { Formatter } from '../../../contract/values/format.ts';
import type { PopupStore } from '../../../contract/stores/popup-store.ts';
import { closedStoreSentence } from '../../../contract/stores/opening-window.ts';
import type { CartRefusal } from '../../machines/cart/cart.types.ts';
import { cartMessages, cartRefusalText } from './cart.messages.ts';

/** Why a store does not sell to a shopper who stands before it; null where it does, or where it is not known. */
export function closedSentence(
  store: PopupStore | null | undefined,
  now: number,
  format: Pick<Formatter, 'dayAndTime'>,
): string | null {
  if (store === undefined) return null;
  return store === null
    ? 'La tienda no está disponible para compras'
    : closedStoreSentence(store, now, format);
}

/** The same with its name, where goods of several stores lie together. */
export function closedSellerText(
  seller: Seller,
  now: number,
  format: Pick<Formatter, 'dayAndTime'>,
): string | null {
  if (seller === 'unchosen') return null;
  const closed = closedSentence(seller, now, format);
  return closed !== null && seller ? `${seller.name}: ${closed}` : closed;
}

const stockLeft = (stock: number, format: Pick<Formatter, 'number'>): string => {
  if (stock <= 0) return 'Se ha agotado.';
  return stock === 1 ? 'Solo queda 1.' : `Solo quedan ${format.number(stock)}.`;
};

/** Why a line cannot be bought as it stands, by what is known of its product and its store; null when it can (R5.10, R8.7, R8.8). */
export function obstacleOf(
  line: CartItem,
  closed: string | null,
  format: Pick<Formatter, 'price' | 'number'>,
): string | null {
  const fault = lineFault(line);
  const { product } = line;
  if (fault === 'NOT_FOUND' || !product) return cartMessages.NOT_FOUND;
  if (closed) return closed;
  if (fault === 'INSUFFICIENT_STOCK') return `${cartMessages[fault]} ${stockLeft(product.stock, format)}`;
  return fault && `El precio ha cambiado: ahora cuesta ${format.price(product.price)}.`;
}

/** What stands at a line: first why its last change was taken back, then what is in its way (R8.7). */
export function lineNotice(
  line: CartItem,
  refusal: CartRefusal | null,
  closed: string | null,
  format: Pick<Formatter, 'price' | 'number'>,
): string | null {
  if (!refusal) return obstacleOf(line, closed, format);
  const text = cartRefusalText({ ...refusal, name: null });
  const stock = line.product?.stock ?? Infinity;
  // Until the cart has been fetched anew the stock may be that of before.
  const isKnown = refusal.code === 'INSUFFICIENT_STOCK' && stock < refusal.wanted;
  return isKnown ? `${text} ${stockLeft(stock, format)}` : text;
}
