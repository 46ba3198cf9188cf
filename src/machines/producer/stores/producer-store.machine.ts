import type { ActorRefFrom } from 'xstate';
import type { PopupStore } from '../../../../contract/stores/popup-store.ts';
import type { Product } from '../../../../contract/catalogue/product.ts';
import { createResourceMachine } from '../../ui/resource.machine.ts';

/** Store with its newest products of this producer, and their total number. */
export interface ProducerStore {
  store: PopupStore;
  products: Product[];
  total: number;
}

/**
 * One of the producer's own stores with its products. It reloads when the producer returns, and after each
 * change (R2.6).
 */
export const producerStoreMachine = createResourceMachine<ProducerStore, { id: string }>('producerStore', {
  isWatched: true,
});

export type ProducerStoreActorRef = ActorRefFrom<typeof producerStoreMachine>;
