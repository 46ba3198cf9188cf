import type { ScreenAddress } from '../../../../contract/shell/screen-address.ts';
import type { AdminStoresQuery } from '../../../../contract/admin/admin-stores-query.ts';
import type { PopupStore } from '../../../../contract/stores/popup-store.ts';
import type { StoreStatusActorRef } from '../../../machines/producer/stores/store-status.machine.ts';
import { DataTable } from '../../back-office/data-table/DataTable.tsx';
import type { TableSortProps } from '../../back-office/data-table/SortableColumnHeader.tsx';
import { ADMIN_STORES_TABLE } from './admin-stores-columns.tsx';
import { adminStoresMessages } from './admin-stores.messages.ts';
import { AdminStoreRow } from './AdminStoreRow.tsx';
import type { StoreColumnSort } from './store-sorts.ts';

interface AdminStoresTableProps {
  stores: readonly PopupStore[];
  query: AdminStoresQuery;
  sorting: TableSortProps<StoreColumnSort>;
  statusRef: StoreStatusActorRef;
  /** Screen address of the list with the given query. */
  addressOf: (query: AdminStoresQuery) => ScreenAddress;
}

/** Table of stores. */
export const AdminStoresTable = ({ stores, query, sorting, statusRef, addressOf }: AdminStoresTableProps) => (
  <DataTable of={ADMIN_STORES_TABLE} label={adminStoresMessages.results} sorting={sorting}>
    {stores.map((one) => (
      <AdminStoreRow
        key={one.id}
        store={one}
        statusRef={statusRef}
        ownerAt={
          one.ownerId && one.ownerId !== query.ownerId
            ? addressOf({ ...query, ownerId: one.ownerId, offset: 0 })
            : null
        }
      />
    ))}
  </DataTable>
);
