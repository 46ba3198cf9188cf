import type { PopupStore } from '../stores/popup-store.ts';
import { openingStateAt } from '../stores/opening-state.ts';
import type { CartItem } from './cart.ts';

/** Stores by id; null for a store that nobody can visit. Stores that could not be loaded are absent. */
export type StoresById = Readonly<Record<string, PopupStore | null>>;

/**
 * Store that decides if a line can be bought (R8.9). Null: nobody can visit it; undefined: not known yet; "unchosen": a
 * product without a store while no current store exists.
 */
export type LineStore = PopupStore | null | undefined | 'unchosen';

/** Seller of a cart line: the product's own store, or the current store for products without one. */
export function lineStoreOf({ product }: CartItem, stores: StoresById, chosen: PopupStore | null): LineStore {
  if (!product) return undefined;
  return product.popupStoreId ? stores[product.popupStoreId] : (chosen ?? 'unchosen');
}

/** True if the seller is known to be closed at `now` (ms). */
export function isLineStoreClosed(seller: LineStore, now: number): boolean {
  if (seller === undefined || seller === 'unchosen') return false;
  return seller === null || openingStateAt(seller, now) !== 'open';
}
