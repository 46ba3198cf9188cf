import type { ProducerStoresQuery } from '../../../../contract/producer/producer-stores-query.ts';
import type { PopupStore } from '../../../../contract/stores/popup-store.ts';
import { createListMachine, type ListActorRef } from '../../ui/list.machine.ts';

/** The stores that somebody runs, whatever their status: found, filtered and looked at again when their owner comes back (R7.10). */
export const producerStoresMachine = createListMachine<PopupStore, ProducerStoresQuery>('producerStores', {
  isWatched: true,
});

export type ProducerStoresActorRef = ListActorRef<PopupStore, ProducerStoresQuery>;
