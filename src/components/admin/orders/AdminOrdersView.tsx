import { chakra } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import type { ScreenAddress } from '../../../../contract/shell/screen-address.ts';
import type { AdminOrdersQuery } from '../../../../contract/admin/admin-orders-query.ts';
import type { Order } from '../../../../contract/orders/order.ts';
import type { PopupStore } from '../../../../contract/stores/popup-store.ts';
import type { ListSnapshot } from '../../../machines/ui/list.machine.ts';
import type { AdminOrdersActorRef } from '../../../machines/admin/orders/admin-orders.machine.ts';
import { parcelDrawing } from '../../feedback/drawings/parcel.tsx';
import { PageHead } from '../../layout/PageHead.tsx';
import { PageTitle } from '../../layout/PageTitle.tsx';
import { ListResults } from '../../lists/ListResults.tsx';
import { adminFailureText } from '../../back-office/admin-failure.messages.ts';
import { EmptyList } from '../../back-office/EmptyList.tsx';
import { StickyListFooter } from '../../back-office/data-table/BulkActionBar.tsx';
import { isFiltered } from '../../back-office/data-table/is-filtered.ts';
import { TableSettings } from '../../back-office/data-table/TableSettings.tsx';
import { OrderFilters } from '../../back-office/data-table/OrderFilters.tsx';
import { adminOrdersMessages as words } from './admin-orders.messages.ts';
import { AdminOrdersSkeleton } from './AdminOrdersSkeleton.tsx';
import { ADMIN_ORDERS_TABLE } from './admin-orders-columns.tsx';
import { AdminOrdersTable } from './AdminOrdersTable.tsx';
import { StatusChangesBar } from './StatusChangesBar.tsx';
import type { StatusChangesProps } from './use-status-changes.ts';

type Snapshot = ListSnapshot<Order, AdminOrdersQuery>;
const selectAsked = ({ context }: Snapshot) => context;

interface AdminOrdersViewProps extends StatusChangesProps {
  actorRef: AdminOrdersActorRef;
  /** Stores of the store filter. */
  stores: readonly PopupStore[];
  /** Screen address of the list with the given query. */
  addressOf: (query: AdminOrdersQuery) => ScreenAddress;
  onSaved: () => void;
}

/** Orders screen of the admin: search, filters and status changes, which are sent on save (R2.7, R4.15, R7.18). */
export function AdminOrdersView({ actorRef, stores, addressOf, onSaved, ...moves }: AdminOrdersViewProps) {
  const { query, search, counts, pagination } = useSelector(actorRef, selectAsked);
  return (
    <chakra.div display="grid" gap="6" gridTemplateColumns="minmax(0, 1fr)">
      <PageHead title={words.title} hidden />
      <PageTitle>{words.title}</PageTitle>
      <OrderFilters
        query={query}
        search={search}
        counts={counts}
        areCountsBound={pagination?.totalIsBound}
        stores={stores}
        onSearchTyped={(text) => actorRef.send({ type: 'search.typed', text })}
        onSearchSubmitted={() => actorRef.send({ type: 'search.submitted' })}
        onQueryChanged={(changed) =>
          // Includes the typed search text, which the query may not contain yet.
          actorRef.send({ type: 'query.changed', query: { q: search.trim() || undefined, ...changed } })
        }
      />
      <ListResults
        actorRef={actorRef}
        tools={<TableSettings actorRef={actorRef} table={ADMIN_ORDERS_TABLE.menu} />}
        words={words}
        isCountSeen
        failureText={adminFailureText}
        addressOf={addressOf}
        skeleton={<AdminOrdersSkeleton />}
        empty={<EmptyList isFiltered={isFiltered(query)} words={words} whole={addressOf({})} action={null} />}
        drawing={parcelDrawing}
      >
        {(orders) => <AdminOrdersTable orders={orders} {...moves} />}
      </ListResults>
      <StickyListFooter>
        <StatusChangesBar {...moves} onSaved={onSaved} />
      </StickyListFooter>
    </chakra.div>
  );
}
