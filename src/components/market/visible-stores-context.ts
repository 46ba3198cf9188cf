import { createContext, useContext } from 'react';
import type { PopupStore } from '../../../contract/stores/popup-store.ts';
import type { Product } from '../../../contract/catalogue/product.ts';
import { openingStateAt } from '../../../contract/stores/opening-state.ts';
import { createDeferredProvider } from '../hydration/create-deferred-provider.tsx';
import { useFormatter } from './formatter-context.ts';
import { openingBadgeContent } from './opening-badge-content.ts';

interface VisibleStores {
  /** Stores on this page, for products without store data of their own. */
  stores: readonly Pick<PopupStore, 'id' | 'name' | 'status' | 'startDate' | 'endDate'>[];
  /** Current time in ms UTC. */
  now: number;
  /** The page heading already names the only store. */
  isOneSeller?: boolean;
}

const VisibleStoresContext = createContext<VisibleStores>({ stores: [], now: 0 });

/** Provider of the stores and the time for product cards. */
export const VisibleStoresProvider = createDeferredProvider(VisibleStoresContext);

export interface StoreUrgency {
  /** Short text about a closed store; null if it is open or unknown. */
  closed: string | null;
  /** Time until the store closes, in its last 24 hours; null before. */
  closing: string | null;
}

/** Opening state of a product's store: closed, or closing soon (R4.10). */
export function useStoreUrgency({
  popupStoreId,
  popupStore,
}: Pick<Product, 'popupStoreId' | 'popupStore'>): StoreUrgency {
  const { stores, now } = useContext(VisibleStoresContext);
  const formatter = useFormatter();
  const store = stores.find(({ id }) => id === popupStoreId) ?? popupStore;
  if (!store) return { closed: null, closing: null };
  const { text, countdown } = openingBadgeContent(store, now, formatter);
  if (openingStateAt(store, now) !== 'open') return { closed: text, closing: null };
  // Without minutes, so that cards re-render at most once an hour.
  const left = countdown?.replace(/(?<= h) \d+ min$/, '');
  return { closed: null, closing: left ? `Cierra en ${left}` : null };
}

/**
 * Stall name of a product: its store, or its producer if the page shows one store or the product has none.
 * Null if the page heading already names the store.
 */
export function useStallName(
  product: Pick<Product, 'popupStoreId' | 'popupStore' | 'producerName'>,
): string | null {
  const { stores, isOneSeller } = useContext(VisibleStoresContext);
  const seen = stores.find(({ id }) => id === product.popupStoreId);
  const isOfOneStore = seen !== undefined && stores.length === 1;
  if (isOfOneStore && isOneSeller) return null;
  const store = isOfOneStore ? undefined : (seen ?? product.popupStore);
  return store?.name ?? product.producerName;
}
