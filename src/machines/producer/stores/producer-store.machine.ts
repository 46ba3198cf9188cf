import type { ActorRefFrom } from 'xstate';
import type { PopupStore } from '../../../../contract/stores/popup-store.ts';
import type { Product } from '../../../../contract/catalogue/product.ts';
import { createResourceMachine } from '../../ui/resource.machine.ts';

/** A store that one runs, the last of one's own products in it, and how many those are. */
export interface ProducerStore {
  store: PopupStore;
  products: Product[];
  total: number;
}

/** One of one's own stores with what it sells; looked at again when its reader comes back, and after each change (R2.6). */
export const producerStoreMachine = createResourceMachine<ProducerStore, { id: string }>('producerStore', {
  isWatched: true,
});

export type ProducerStoreActorRef = ActorRefFrom<typeof producerStoreMachine>;
