import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import type { Order } from '../../../contract/orders/order.ts';
import type { OrderActorRef } from '../../machines/orders/order.machine.ts';
import { Button } from '../forms/Button.tsx';
import { FormErrorSummary } from '../forms/FormErrorSummary.tsx';
import { RestoreFocusOnUnmount } from '../layout/RestoreFocusOnUnmount.tsx';
import {
  cancelOrderMessages,
  isCancelOffered,
  orderFailureText,
  notCancellableReason,
} from './orders.messages.ts';

type Snapshot = SnapshotFrom<OrderActorRef>;
const selectFailure = ({ context }: Snapshot) => context.failure;
const selectIsShopper = ({ context }: Snapshot) => context.question.role === 'consumer';
const selectIsCancelling = (snapshot: Snapshot) => snapshot.hasTag('busy');
const selectIsRefreshing = (snapshot: Snapshot) => snapshot.hasTag('refreshing');

/** Outlined in red: available, but not prominent. */
const red: SystemStyleObject = {
  '&:not([aria-disabled=true])': { borderColor: 'danger', color: 'danger' },
};

interface OrderCancelProps {
  actorRef: OrderActorRef;
  order: Order;
}

/**
 * Cancel button of an order that no producer has started; it explains why cancelling is impossible, and shows the outcome
 * (R5.14, R8.10).
 */
export function OrderCancellation({ actorRef, order }: OrderCancelProps) {
  const failure = useSelector(actorRef, selectFailure);
  const isShopper = useSelector(actorRef, selectIsShopper);
  const isCancelling = useSelector(actorRef, selectIsCancelling);
  const isRefreshing = useSelector(actorRef, selectIsRefreshing);
  return (
    <chakra.div display="grid" gap="3">
      <FormErrorSummary message={failure ? orderFailureText(failure) : null} />
      {isShopper && (isCancelling || isCancelOffered(order)) ? (
        <RestoreFocusOnUnmount>
          <Button
            variant="quiet"
            size="lg"
            wide
            css={red}
            busy={isCancelling || isRefreshing}
            disabledReason={isCancelling || isRefreshing ? null : notCancellableReason(order)}
            onClick={() => actorRef.send({ type: 'cancel.requested' })}
          >
            {isCancelling ? cancelOrderMessages.busy : cancelOrderMessages.action}
          </Button>
        </RestoreFocusOnUnmount>
      ) : null}
    </chakra.div>
  );
}
