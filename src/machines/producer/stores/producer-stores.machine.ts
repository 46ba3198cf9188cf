import type { ProducerStoresQuery } from '../../../../contract/producer/producer-stores-query.ts';
import type { PopupStore } from '../../../../contract/stores/popup-store.ts';
import { createListMachine, type ListActorRef } from '../../ui/list.machine.ts';

/**
 * List of the producer's own stores in any status, with search and filters. It reloads when the producer
 * returns (R7.10).
 */
export const producerStoresMachine = createListMachine<PopupStore, ProducerStoresQuery>('producerStores', {
  isWatched: true,
});

export type ProducerStoresActorRef = ListActorRef<PopupStore, ProducerStoresQuery>;
