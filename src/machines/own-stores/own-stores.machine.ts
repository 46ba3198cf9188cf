import type { OwnStoresQuery } from '../../../contract/popup-stores/own-stores-query.ts';
import type { PopupStore } from '../../../contract/popup-stores/popup-store.ts';
import { createListMachine, type ListActorRef } from '../list/list.machine.ts';

/** The stores that somebody runs, whatever their status: found, filtered and looked at again when their owner comes back (R7.10). */
export const ownStoresMachine = createListMachine<PopupStore, OwnStoresQuery>('ownStores', {
  isWatched: true,
});

export type OwnStoresActorRef = ListActorRef<PopupStore, OwnStoresQuery>;
