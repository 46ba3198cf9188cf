import type { PopupStore } from '../stores/popup-store.ts';
import { openingStateAt } from '../stores/opening-window.ts';
import type { CartItem } from './cart.ts';

/** Stores by id; null for one that nobody can visit. What could not be asked is left out. */
export type StoresById = Readonly<Record<string, PopupStore | null>>;

/**
 * The store that a line is judged by (R8.9): null for one that nobody can visit, undefined while nothing is known of it,
 * `unchosen` for goods of no store while none is chosen.
 */
export type Seller = PopupStore | null | undefined | 'unchosen';

/** A line is sold by its own store; goods of no store by the chosen one. */
export function sellerOf({ product }: CartItem, stores: StoresById, chosen: PopupStore | null): Seller {
  if (!product) return undefined;
  return product.popupStoreId ? stores[product.popupStoreId] : (chosen ?? 'unchosen');
}

/** Whether a seller is known not to sell at a moment in ms. */
export function isClosed(seller: Seller, now: number): boolean {
  if (seller === undefined || seller === 'unchosen') return false;
  return seller === null || openingStateAt(seller, now) !== 'open';
}
