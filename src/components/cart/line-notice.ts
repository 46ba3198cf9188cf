import type { CartItem } from '../../../contract/cart.ts';
import type { Formatter } from '../../../contract/format.ts';
import type { PopupStore } from '../../../contract/popup-store.ts';
import { closedStoreSentence } from '../../../contract/store-window.ts';
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

/** Why a line cannot be bought as it stands, by what is known of its product; null when it can (R5.10, R8.7, R8.8). */
export function obstacleOf(
  { product, quantity, price }: CartItem,
  closed: string | null,
  format: Pick<Formatter, 'price' | 'number'>,
): string | null {
  if (!product || product.isActive === false) return cartMessages.NOT_FOUND;
  if (closed) return closed;
  if (product.stock <= 0) return `${cartMessages.INSUFFICIENT_STOCK} Se ha agotado.`;
  if (product.stock < quantity) {
    const left = product.stock === 1 ? 'queda 1' : `quedan ${format.number(product.stock)}`;
    return `${cartMessages.INSUFFICIENT_STOCK} Solo ${left}.`;
  }
  return product.price === price
    ? null
    : `El precio ha cambiado: ahora cuesta ${format.price(product.price)}.`;
}

/** What stands at a line: first why its last change was taken back, then what is in its way (R8.7). */
export const lineNotice = (
  line: CartItem,
  refusal: CartRefusal | null,
  closed: string | null,
  format: Pick<Formatter, 'price' | 'number'>,
): string | null =>
  refusal ? cartRefusalText({ ...refusal, name: null }) : obstacleOf(line, closed, format);
