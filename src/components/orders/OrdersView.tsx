import { useSelector } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import type { OrderStatus } from '../../../contract/order.ts';
import type { Role } from '../../../contract/role.ts';
import type { OrdersActorRef, OrdersQuery } from '../../machines/orders/orders.machine.ts';
import { Container } from '../layout/Container.tsx';
import { PageHead } from '../layout/PageHead.tsx';
import { PageTitle } from '../layout/PageTitle.tsx';
import { ORDER_LIST_TITLES } from './order-list.messages.ts';
import { OrderResults } from './OrderResults.tsx';
import { StatusFilter } from './StatusFilter.tsx';

type Snapshot = SnapshotFrom<OrdersActorRef>;
const selectStatus = ({ context }: Snapshot) => context.query.status;

interface OrdersViewProps {
  actorRef: OrdersActorRef;
  role: Role;
  /** The address at which a list stands. */
  addressOf: (query: OrdersQuery) => string;
}

/** The orders somebody may see, newest first: by status and by pages, all of it in the address (R2.4, R7.18). */
export function OrdersView({ actorRef, role, addressOf }: OrdersViewProps) {
  const status = useSelector(actorRef, selectStatus);
  const choose = (chosen: OrderStatus | undefined) =>
    actorRef.send({ type: 'query.changed', query: { status: chosen } });
  return (
    <Container display="grid" gap="6" paddingTop={{ base: '10', md: '12' }} paddingBottom="12">
      <PageHead title={ORDER_LIST_TITLES[role]} hidden />
      <PageTitle>{ORDER_LIST_TITLES[role]}</PageTitle>
      <StatusFilter status={status} onStatusChosen={choose} />
      <OrderResults actorRef={actorRef} role={role} addressOf={addressOf} />
    </Container>
  );
}
