import type { AdminStoresQuery } from '../../../../contract/admin/admin-stores-query.ts';
import type { PopupStore } from '../../../../contract/stores/popup-store.ts';
import { createListMachine, type ListActorRef } from '../../ui/list.machine.ts';

/** List of all stores of all producers, with all filters of the admin call (R7.10, R9.14). */
export const adminStoresMachine = createListMachine<PopupStore, AdminStoresQuery>('adminStores', {
  isWatched: true,
});

export type AdminStoresActorRef = ListActorRef<PopupStore, AdminStoresQuery>;
