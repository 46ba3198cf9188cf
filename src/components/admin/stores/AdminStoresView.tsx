import { chakra } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import type { ScreenAddress } from '../../../../contract/shell/screen-address.ts';
import type { AdminStoresQuery } from '../../../../contract/admin/admin-stores-query.ts';
import type { PopupStore } from '../../../../contract/stores/popup-store.ts';
import type { ListSnapshot } from '../../../machines/ui/list.machine.ts';
import type { AdminStoresActorRef } from '../../../machines/admin/stores/admin-stores.machine.ts';
import type { StoreStatusActorRef } from '../../../machines/producer/stores/store-status.machine.ts';
import { stallDrawing } from '../../feedback/drawings/stall.tsx';
import { LinkButton } from '../../forms/Button.tsx';
import { PageHead } from '../../layout/PageHead.tsx';
import { PageTitle } from '../../layout/PageTitle.tsx';
import { ListResults } from '../../lists/ListResults.tsx';
import { adminFailureText } from '../../back-office/admin-failure.messages.ts';
import { EmptyList } from '../../back-office/EmptyList.tsx';
import { isFiltered } from '../../back-office/data-table/is-filtered.ts';
import { TableSettings } from '../../back-office/data-table/TableSettings.tsx';
import { useTableSort } from '../../back-office/data-table/use-table-sort.ts';
import { storeSortQuery, storeColumnSortOf } from './store-sorts.ts';
import { AdminStoreFilters } from './AdminStoreFilters.tsx';
import { adminStoresMessages as words } from './admin-stores.messages.ts';
import { AdminStoresSkeleton } from './AdminStoresSkeleton.tsx';
import { ADMIN_STORES_TABLE } from './admin-stores-columns.tsx';
import { AdminStoresTable } from './AdminStoresTable.tsx';

const selectQuery = ({ context }: ListSnapshot<PopupStore, AdminStoresQuery>) => context.query;

interface AdminStoresViewProps {
  actorRef: AdminStoresActorRef;
  statusRef: StoreStatusActorRef;
  /** Screen address of the list with the given query. */
  addressOf: (query: AdminStoresQuery) => ScreenAddress;
}

/** Stores screen of the admin: search, filters and status changes (R2.7, R4.8, R7.10, R9.14). */
export function AdminStoresView({ actorRef, statusRef, addressOf }: AdminStoresViewProps) {
  const query = useSelector(actorRef, selectQuery);
  const sorting = useTableSort(actorRef, storeColumnSortOf(query), storeSortQuery);
  return (
    <chakra.div display="grid" gap="6" gridTemplateColumns="minmax(0, 1fr)">
      <PageHead title={words.title} hidden />
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="4">
        <PageTitle>{words.title}</PageTitle>
        <LinkButton to="/admin/popup-stores/new">{words.create}</LinkButton>
      </chakra.div>
      <AdminStoreFilters actorRef={actorRef} />
      <ListResults
        actorRef={actorRef}
        tools={<TableSettings actorRef={actorRef} table={ADMIN_STORES_TABLE.menu} />}
        words={words}
        isCountSeen
        failureText={adminFailureText}
        addressOf={addressOf}
        skeleton={<AdminStoresSkeleton />}
        empty={<EmptyList isFiltered={isFiltered(query)} words={words} whole={addressOf({})} action={null} />}
        drawing={stallDrawing}
      >
        {(stores) => (
          <AdminStoresTable
            stores={stores}
            query={query}
            sorting={sorting}
            statusRef={statusRef}
            addressOf={addressOf}
          />
        )}
      </ListResults>
    </chakra.div>
  );
}
