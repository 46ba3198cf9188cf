import type { AdminStoresQuery } from '../../../contract/popup-stores/admin-stores-query.ts';
import type { PopupStore } from '../../../contract/popup-stores/popup-store.ts';
import { createListMachine, type ListActorRef } from '../list/list.machine.ts';

/** Every store of the market, whoever runs it, found by all that the market knows of it (R7.10, R9.14). */
export const adminStoresMachine = createListMachine<PopupStore, AdminStoresQuery>('adminStores', {
  isWatched: true,
});

export type AdminStoresActorRef = ListActorRef<PopupStore, AdminStoresQuery>;
