import type { MarketStoresQuery } from '../../../contract/popup-stores/market-stores-query.ts';
import type { PopupStore } from '../../../contract/popup-stores/popup-store.ts';
import { createListMachine, type ListActorRef } from '../list/list.machine.ts';

/** Every store of the market, whoever runs it, found by all that the market knows of it (R7.10, R9.14). */
export const marketStoresMachine = createListMachine<PopupStore, MarketStoresQuery>('marketStores', {
  isWatched: true,
});

export type MarketStoresActorRef = ListActorRef<PopupStore, MarketStoresQuery>;
