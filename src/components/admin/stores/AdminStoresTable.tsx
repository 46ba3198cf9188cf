import { chakra } from '@chakra-ui/react/styled-system';
import type { ScreenAddress } from '../../../../contract/shell/screen-address.ts';
import type { AdminStoresQuery } from '../../../../contract/admin/admin-stores-query.ts';
import type { PopupStore } from '../../../../contract/stores/popup-store.ts';
import type { StoreStatusActorRef } from '../../../machines/producer/stores/store-status.machine.ts';
import { ColumnHeader } from '../../back-office/data-table/ColumnHeader.tsx';
import type { TableOfColumns } from '../../back-office/data-table/define-table.ts';
import { HidingTable } from '../../back-office/data-table/HidingTable.tsx';
import { SortableColumnHeader, type Sorting } from '../../back-office/data-table/SortableColumnHeader.tsx';
import { TABLE_ROLES } from '../../back-office/data-table/table-roles.ts';
import { adminStoresMessages as words } from './admin-stores.messages.ts';
import { AdminStoreRow } from './AdminStoreRow.tsx';
import type { StoreSorting } from './store-sorts.ts';
import { adminStoresTableStyles } from './table.styles.ts';

export const ADMIN_STORES_TABLE: TableOfColumns = {
  name: 'stores',
  columns: [
    { cell: 'owner', word: words.owner },
    { cell: 'dates', word: words.dates },
    { cell: 'goods', word: words.goods },
    { cell: 'change', word: words.change },
  ],
};

interface AdminStoresTableProps {
  stores: readonly PopupStore[];
  query: AdminStoresQuery;
  sorting: Sorting<StoreSorting>;
  statusRef: StoreStatusActorRef;
  /** Screen address of the list with the given query. */
  addressOf: (query: AdminStoresQuery) => ScreenAddress;
}

/** Table of stores; on narrow screens each row is a card, still with table roles for screen readers. */
export const AdminStoresTable = ({ stores, query, sorting, statusRef, addressOf }: AdminStoresTableProps) => (
  <HidingTable of={ADMIN_STORES_TABLE} label={words.results} styles={adminStoresTableStyles}>
    <chakra.thead {...TABLE_ROLES.rowgroup}>
      <chakra.tr {...TABLE_ROLES.row}>
        <ColumnHeader cell="state">{words.state}</ColumnHeader>
        <SortableColumnHeader {...sorting} word={words.store} up="name asc" down="name desc" />
        <ColumnHeader cell="owner">{words.owner}</ColumnHeader>
        <SortableColumnHeader
          {...sorting}
          word={words.dates}
          up="startDate asc"
          down="startDate desc"
          cell="dates"
        />
        <ColumnHeader cell="goods">{words.goods}</ColumnHeader>
        <ColumnHeader cell="change">{words.change}</ColumnHeader>
      </chakra.tr>
    </chakra.thead>
    <chakra.tbody {...TABLE_ROLES.rowgroup}>
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
    </chakra.tbody>
  </HidingTable>
);
