import type { ActorRefFrom } from 'xstate';
import type { PageInfo } from '../../../contract/api/pagination.ts';
import type { PopupStore } from '../../../contract/stores/popup-store.ts';
import type { Product } from '../../../contract/catalogue/product.ts';
import { createResourceMachine } from '../ui/resource.machine.ts';

export interface StorePageContent {
  store: PopupStore;
  products: Product[];
  pagination: PageInfo | null;
}

/** Public page of a store (R2.17): the store, its first products, and the start time of its countdown. */
export const storePageMachine = createResourceMachine<StorePageContent, { idOrSlug: string }>('storePage', {
  hasClock: true,
});

export type StorePageActorRef = ActorRefFrom<typeof storePageMachine>;
