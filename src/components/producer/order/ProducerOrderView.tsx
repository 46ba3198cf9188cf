import { chakra } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import type { OrderPapers } from '../../../../contract/producer/order-papers.ts';
import type { ScreenAddress } from '../../../../contract/shell/screen-address.ts';
import { titleOf } from '../../../../contract/shell/screen-metadata.ts';
import type { OrderMessageActorRef } from '../../../machines/orders/order-message.machine.ts';
import type { ProducerOrderActorRef } from '../../../machines/producer/orders/producer-order.machine.ts';
import { parcelDrawing } from '../../feedback/drawings/parcel.tsx';
import { EmptyState } from '../../feedback/EmptyState.tsx';
import { ErrorState } from '../../feedback/ErrorState.tsx';
import { RowsSkeleton } from '../../feedback/Skeletons.tsx';
import { LinkButton } from '../../forms/Button.tsx';
import { TextLink } from '../../layout/AppLink.tsx';
import { PageHead } from '../../layout/PageHead.tsx';
import { PageTitle } from '../../layout/PageTitle.tsx';
import type { OrderStatusChangesProps } from '../orders/use-order-status-changes.ts';
import { producerOrderFailureText, producerOrderMessages } from './producer-order.messages.ts';
import { type CancelOrderLines, ProducerOrderDetails } from './ProducerOrderDetails.tsx';

type Snapshot = SnapshotFrom<ProducerOrderActorRef>;
const selectOrder = ({ context }: Snapshot) => context.content;
const selectIsGone = (snapshot: Snapshot) => snapshot.matches('notFound');
const selectFailure = ({ context }: Snapshot) => context.failure;

interface ProducerOrderViewProps extends OrderStatusChangesProps {
  actorRef: ProducerOrderActorRef;
  /** Message form to the shopper. */
  messageRef: OrderMessageActorRef;
  /** Screen address of the print view. */
  printAt: (papers: Partial<OrderPapers>) => ScreenAddress;
  onCancelled: CancelOrderLines;
}

/** Order screen of a producer, limited to their own lines, in each loading state (R2.5, R6.2, R8.15). */
export function ProducerOrderView({ actorRef, ...rest }: ProducerOrderViewProps) {
  const order = useSelector(actorRef, selectOrder);
  const failure = useSelector(actorRef, selectFailure);
  const isGone = useSelector(actorRef, selectIsGone);
  const { order: word, loading, allOrders, gone, goneHint } = producerOrderMessages;
  if (order) return <ProducerOrderDetails order={order} {...rest} />;
  return (
    <chakra.div display="grid" gap="6">
      <PageHead title={titleOf('/producer/orders/$orderId')} hidden />
      <PageTitle>{word}</PageTitle>
      {isGone ? (
        <EmptyState
          drawing={parcelDrawing}
          title={gone}
          action={<LinkButton to="/producer/orders">{allOrders}</LinkButton>}
        >
          {goneHint}
        </EmptyState>
      ) : null}
      {failure ? (
        <ErrorState
          message={producerOrderFailureText(failure)}
          onRetried={() => actorRef.send({ type: 'retry.requested' })}
        >
          <TextLink to="/producer/orders">{allOrders}</TextLink>
        </ErrorState>
      ) : null}
      {isGone || failure ? null : <RowsSkeleton label={loading} count={3} />}
    </chakra.div>
  );
}
