import type { CartItem } from '../../../contract/cart/cart.ts';
import type { Formatter } from '../../../contract/values/format.ts';
import type { PopupStore } from '../../../contract/stores/popup-store.ts';
import { lineStoreOf } from '../../../contract/cart/line-store.ts';
import type { CheckoutContext } from '../../machines/checkout/checkout.types.ts';
import { cartGroupsOf } from '../cart/cart-groups.ts';
import { closedStoreText } from '../cart/line-notice.ts';

const MINUTE = 60_000;
/** Warning period before a store closes, and the minutes at which screen readers announce it. */
const WARNING = 60 * MINUTE;
const HEARD_AT = [1, 5, 10, 15, 30, 60];

export interface StoreClosingWarning {
  key: string;
  name: string;
  text: string;
  /** Text for screen readers; it changes at a few moments, not every minute. */
  heard: string;
  /** Ids of the products that block the order; empty while the store is open. */
  stuck: string[];
}

function closing(store: PopupStore, now: number, { atTime, count }: Formatter): [string, string] | null {
  const left = Date.parse(store.endDate ?? '') - now;
  if (!(left <= WARNING)) return null;
  const minutes = Math.max(1, Math.ceil(left / MINUTE));
  const inMinutes = count(minutes, 'minuto', 'minutos');
  const at = HEARD_AT.find((one) => minutes <= one) ?? minutes;
  return [
    `${store.name} cierra en ${inMinutes}, ${atTime(store.endDate ?? '')}. Confirma antes tu pedido.`,
    `${store.name} cierra en menos de ${count(at, 'minuto', 'minutos')}.`,
  ];
}

/** Stores of a cart that close within the hour or are closed, with their blocking products (R8.9). */
export const storeClosingWarnings = (
  cart: readonly CartItem[],
  { store, stores, now }: Pick<CheckoutContext, 'store' | 'stores' | 'now'>,
  format: Formatter,
): StoreClosingWarning[] =>
  cartGroupsOf(cart).flatMap(({ key, sellerName, lines }): StoreClosingWarning[] => {
    const [line] = lines;
    const seller = line && lineStoreOf(line, stores, store);
    if (seller === undefined || seller === 'unchosen') return [];
    const name = seller?.name ?? sellerName;
    const closed = closedStoreText(seller, now, format);
    if (closed !== null) {
      const text = `${name}: ${closed}`;
      return [{ key, name, text, heard: text, stuck: lines.map(({ productId }) => productId) }];
    }
    const warning = seller && closing(seller, now, format);
    return warning ? [{ key, name, text: warning[0], heard: warning[1], stuck: [] }] : [];
  });
