import type { AdminStoresQuery } from '../../../../contract/admin/admin-stores-query.ts';
import type { PopupStore } from '../../../../contract/stores/popup-store.ts';
import { createListMachine, type ListActorRef } from '../../ui/list.machine.ts';

/** Every store of the market, whoever runs it, found by all that the market knows of it (R7.10, R9.14). */
export const adminStoresMachine = createListMachine<PopupStore, AdminStoresQuery>('adminStores', {
  isWatched: true,
});

export type AdminStoresActorRef = ListActorRef<PopupStore, AdminStoresQuery>;
