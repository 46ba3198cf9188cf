import { useSelector } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import { headOf } from '../../../contract/shell/screen-metadata.ts';
import type { OrderConfirmationActorRef } from '../../machines/checkout/order-confirmation.machine.ts';
import { ErrorState } from '../feedback/ErrorState.tsx';
import { RowsSkeleton } from '../feedback/Skeletons.tsx';
import { TextLink } from '../layout/AppLink.tsx';
import { PageBody } from '../layout/PageBody.tsx';
import { PageHead } from '../layout/PageHead.tsx';
import { PageTitle } from '../layout/PageTitle.tsx';
import { orderPageMessages } from '../orders/order-page.messages.ts';
import { OrderNotFound } from '../orders/OrderNotFound.tsx';
import { orderFailureText } from '../orders/orders.messages.ts';
import { orderConfirmationMessages } from './order-confirmation.messages.ts';
import { OrderConfirmationDetails } from './OrderConfirmationDetails.tsx';

type Snapshot = SnapshotFrom<OrderConfirmationActorRef>;
const selectOrder = ({ context }: Snapshot) => context.content;
const selectFailure = ({ context }: Snapshot) => context.failure;
const selectIsNotFound = (snapshot: Snapshot) => snapshot.hasTag('notFound');

/** Order confirmation screen, in each loading state (R2.3). */
export function OrderConfirmationView({ actorRef }: { actorRef: OrderConfirmationActorRef }) {
  const order = useSelector(actorRef, selectOrder);
  const failure = useSelector(actorRef, selectFailure);
  const isNotFound = useSelector(actorRef, selectIsNotFound);
  if (isNotFound) return <OrderNotFound />;
  if (order) return <OrderConfirmationDetails order={order} />;
  return (
    <PageBody display="grid" gap="6">
      <PageHead {...headOf('/order-confirmation/$orderId')} />
      <PageTitle>{orderConfirmationMessages.waiting}</PageTitle>
      {failure ? (
        <ErrorState
          message={orderFailureText(failure)}
          onRetried={() => actorRef.send({ type: 'retry.requested' })}
        >
          <TextLink to="/orders">{orderPageMessages.allOrders}</TextLink>
        </ErrorState>
      ) : (
        <RowsSkeleton label={orderConfirmationMessages.loading} count={3} />
      )}
    </PageBody>
  );
}
