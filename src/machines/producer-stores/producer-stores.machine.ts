import type { ProducerStoresQuery } from '../../../contract/popup-stores/producer-stores-query.ts';
import type { PopupStore } from '../../../contract/popup-stores/popup-store.ts';
import { createListMachine, type ListActorRef } from '../list/list.machine.ts';

/** The stores that somebody runs, whatever their status: found, filtered and looked at again when their owner comes back (R7.10). */
export const producerStoresMachine = createListMachine<PopupStore, ProducerStoresQuery>('producerStores', {
  isWatched: true,
});

export type ProducerStoresActorRef = ListActorRef<PopupStore, ProducerStoresQuery>;
