import { chakra } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import type { Role } from '../../../contract/users/role.ts';
import type { OrdersActorRef } from '../../machines/orders/orders.machine.ts';
import type { OrdersQuery } from '../../../contract/orders/orders-query.ts';
import { PageBody } from '../layout/PageBody.tsx';
import { PageHead } from '../layout/PageHead.tsx';
import { PageTitle } from '../layout/PageTitle.tsx';
import { DateFilter } from './DateFilter.tsx';
import { ORDER_LIST_TITLES } from './order-list.messages.ts';
import { OrderResults } from './OrderResults.tsx';
import { StatusFilter } from './StatusFilter.tsx';

type Snapshot = SnapshotFrom<OrdersActorRef>;
const selectQuery = ({ context }: Snapshot) => context.query;

interface OrdersViewProps {
  actorRef: OrdersActorRef;
  role: Role;
  /** The address at which a list stands. */
  addressOf: (query: OrdersQuery) => string;
}

/** The orders somebody may see, newest first: by status, days and pages, all of it in the address (R2.4, R7.18). */
export function OrdersView({ actorRef, role, addressOf }: OrdersViewProps) {
  const { status, fromDate, toDate } = useSelector(actorRef, selectQuery);
  const choose = (query: Partial<OrdersQuery>) => actorRef.send({ type: 'query.changed', query });
  return (
    <PageBody display="grid" gap="6">
      <PageHead title={ORDER_LIST_TITLES[role]} hidden />
      <PageTitle>{ORDER_LIST_TITLES[role]}</PageTitle>
      <chakra.div display="grid" gap="4">
        <StatusFilter status={status} onStatusChosen={(chosen) => choose({ status: chosen })} />
        <DateFilter fromDate={fromDate} toDate={toDate} onDatesChosen={choose} />
      </chakra.div>
      <OrderResults actorRef={actorRef} role={role} addressOf={addressOf} />
    </PageBody>
  );
}
