import { chakra } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import type { ScreenAddress } from '../../../contract/shell/screen-address.ts';
import { headOf } from '../../../contract/shell/screen-metadata.ts';
import type { Role } from '../../../contract/account/role.ts';
import type { OrdersActorRef } from '../../machines/orders/orders.machine.ts';
import type { OrdersQuery } from '../../../contract/orders/orders-query.ts';
import { parcelDrawing } from '../feedback/drawings/parcel.tsx';
import { RowsSkeleton } from '../feedback/Skeletons.tsx';
import { PageBody } from '../layout/PageBody.tsx';
import { PageHead } from '../layout/PageHead.tsx';
import { PageTitle } from '../layout/PageTitle.tsx';
import { ListResults } from '../lists/ListResults.tsx';
import { DateFilter } from './DateFilter.tsx';
import { NoOrders } from './NoOrders.tsx';
import { ORDER_LIST_TITLES, orderListMessages } from './order-list.messages.ts';
import { OrderRow } from './OrderRow.tsx';
import { orderListFailureText } from './orders.messages.ts';
import { StatusFilter } from './StatusFilter.tsx';

type Snapshot = SnapshotFrom<OrdersActorRef>;
const selectQuery = ({ context }: Snapshot) => context.query;

interface OrdersViewProps {
  actorRef: OrdersActorRef;
  role: Role;
  /** Screen address of the list with the given query. */
  addressOf: (query: OrdersQuery) => ScreenAddress;
}

/** Orders screen, newest first, with status, dates and pages; all parameters are in the URL (R2.4, R7.18). */
export function OrdersView({ actorRef, role, addressOf }: OrdersViewProps) {
  const query = useSelector(actorRef, selectQuery);
  const { status, fromDate, toDate } = query;
  const choose = (changed: Partial<OrdersQuery>) => actorRef.send({ type: 'query.changed', query: changed });
  return (
    <PageBody display="grid" gap="6">
      <PageHead {...headOf('/orders')} title={ORDER_LIST_TITLES[role]} />
      <PageTitle>{ORDER_LIST_TITLES[role]}</PageTitle>
      <chakra.div display="grid" gap="4">
        <StatusFilter status={status} onStatusChosen={(chosen) => choose({ status: chosen })} />
        <DateFilter fromDate={fromDate} toDate={toDate} onDatesChosen={choose} />
      </chakra.div>
      <ListResults
        actorRef={actorRef}
        words={orderListMessages}
        failureText={orderListFailureText}
        addressOf={addressOf}
        skeleton={<RowsSkeleton label={orderListMessages.loading} />}
        empty={<NoOrders role={role} query={query} addressOf={addressOf} />}
        drawing={parcelDrawing}
      >
        {(orders) => (
          <chakra.ul display="grid" gap="4">
            {orders.map((order) => (
              <li key={order.id}>
                <OrderRow order={order} />
              </li>
            ))}
          </chakra.ul>
        )}
      </ListResults>
    </PageBody>
  );
}
