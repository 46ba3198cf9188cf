import { useSelector } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import { headOf } from '../../../contract/shell/screen-metadata.ts';
import type { OrderActorRef } from '../../machines/orders/order.machine.ts';
import type { OrderMessageActorRef } from '../../machines/orders/order-message.machine.ts';
import type { RepurchaseActorRef } from '../../machines/orders/repurchase.machine.ts';
import { ErrorState } from '../feedback/ErrorState.tsx';
import { RowsSkeleton } from '../feedback/Skeletons.tsx';
import { TextLink } from '../layout/AppLink.tsx';
import { PageBody } from '../layout/PageBody.tsx';
import { PageHead } from '../layout/PageHead.tsx';
import { PageTitle } from '../layout/PageTitle.tsx';
import { orderPageMessages } from './order-page.messages.ts';
import { OrderNotFound } from './OrderNotFound.tsx';
import { OrderDetails } from './OrderDetails.tsx';
import { orderFailureText } from './orders.messages.ts';

type Snapshot = SnapshotFrom<OrderActorRef>;
const selectOrder = ({ context }: Snapshot) => context.content;
const selectFailure = ({ context }: Snapshot) => context.failure;
const selectIsNotFound = (snapshot: Snapshot) => snapshot.hasTag('notFound');

interface OrderViewProps {
  actorRef: OrderActorRef;
  repurchaseRef: RepurchaseActorRef;
  messageRef: OrderMessageActorRef;
}

/** Order screen, in each loading state (R4.12, R4.13). */
export function OrderView({ actorRef, repurchaseRef, messageRef }: OrderViewProps) {
  const order = useSelector(actorRef, selectOrder);
  const failure = useSelector(actorRef, selectFailure);
  const isNotFound = useSelector(actorRef, selectIsNotFound);
  if (isNotFound) return <OrderNotFound />;
  if (order)
    return (
      <OrderDetails actorRef={actorRef} repurchaseRef={repurchaseRef} messageRef={messageRef} order={order} />
    );
  return (
    <PageBody display="grid" gap="6">
      <PageHead {...headOf('/orders/$id')} />
      <PageTitle>{orderPageMessages.order}</PageTitle>
      {failure ? (
        <ErrorState
          message={orderFailureText(failure)}
          onRetried={() => actorRef.send({ type: 'retry.requested' })}
        >
          <TextLink to="/orders">{orderPageMessages.allOrders}</TextLink>
        </ErrorState>
      ) : (
        <RowsSkeleton label={orderPageMessages.loading} count={3} />
      )}
    </PageBody>
  );
}
