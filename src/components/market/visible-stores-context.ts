import { createContext, useContext } from 'react';
import type { PopupStore } from '../../../contract/stores/popup-store.ts';
import type { Product } from '../../../contract/catalogue/product.ts';
import { openingStateAt } from '../../../contract/stores/opening-window.ts';
import { deferredContext } from '../hydration/deferred-context.tsx';
import { useFormatter } from './formatter-context.ts';
import { storeMoment } from './store-moment.ts';

interface InSight {
  /** Of products that do not tell of their store themselves. */
  stores: readonly Pick<PopupStore, 'id' | 'name' | 'status' | 'startDate' | 'endDate'>[];
  /** Now, in ms UTC. */
  now: number;
  /** Whether the page has named who sells all of it. */
  isOneSeller?: boolean;
}

const StoresInSight = createContext<InSight>({ stores: [], now: 0 });

/** Tells the cards of a page what it knows of stores. */
export const VisibleStoresProvider = deferredContext(StoresInSight);

export interface StoreUrgency {
  /** Why a product's store does not sell now, in a few words; null when it does, or where nobody knows. */
  closed: string | null;
  /** How long it sells yet, in its last 24 hours; null before. */
  closing: string | null;
}

/** What time has to do with a product: whether its store sells now, and whether it is soon over (R4.10). */
export function useStoreUrgency({
  popupStoreId,
  popupStore,
}: Pick<Product, 'popupStoreId' | 'popupStore'>): StoreUrgency {
  const { stores, now } = useContext(StoresInSight);
  const formatter = useFormatter();
  const store = stores.find(({ id }) => id === popupStoreId) ?? popupStore;
  if (!store) return { closed: null, closing: null };
  const { text, countdown } = storeMoment(store, now, formatter);
  if (openingStateAt(store, now) !== 'open') return { closed: text, closing: null };
  // Without its minutes: cards are drawn anew only when their words change.
  const left = countdown?.replace(/(?<= h) \d+ min$/, '');
  return { closed: null, closing: left ? `Cierra en ${left}` : null };
}

/**
 * At whose stall a product stands: its store's name, or who sells it where all of a page is of that store, or it has none; null
 * where the page itself says it.
 */
export function useStallName(
  product: Pick<Product, 'popupStoreId' | 'popupStore' | 'producerName'>,
): string | null {
  const { stores, isOneSeller } = useContext(StoresInSight);
  const seen = stores.find(({ id }) => id === product.popupStoreId);
  const isOfOneStore = seen !== undefined && stores.length === 1;
  if (isOfOneStore && isOneSeller) return null;
  const store = isOfOneStore ? undefined : (seen ?? product.popupStore);
  return store?.name ?? product.producerName;
}
