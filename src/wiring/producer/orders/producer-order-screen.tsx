import { useRouteContext } from '@tanstack/react-router';
import { useCallback } from 'react';
import { canSellerCancel } from '../../../../contract/orders/order-status-change.ts';
import type { ProducerOrder } from '../../../../contract/producer/producer-order.ts';
import { isUuid } from '../../../../contract/values/uuid.ts';
import { cancellationMessages } from '../../../components/producer/order/cancellation.messages.ts';
import { producerOrderMessages } from '../../../components/producer/order/producer-order.messages.ts';
import { ProducerOrderView } from '../../../components/producer/order/ProducerOrderView.tsx';
import type { AppActorRef } from '../../../machines/shell/app.machine.ts';
import { isDirty } from '../../../machines/ui/form.machine.ts';
import type {
  OrderChangesActorRef,
  StatusChangeRow,
} from '../../../machines/orders/order-changes.machine.ts';
import {
  BLANK_ORDER_MESSAGE,
  type OrderMessageActorRef,
  orderMessageMachine,
} from '../../../machines/orders/order-message.machine.ts';
import {
  type ProducerOrderActorRef,
  producerOrderMachine,
} from '../../../machines/producer/orders/producer-order.machine.ts';
import { createOrderMessageService } from '../../../services/orders/order-message.service.ts';
import {
  createProducerOrdersService,
  type ProducerOrdersService,
} from '../../../services/producer/orders/producer-orders.service.ts';
import { resultActors } from '../../api/promise-actors.ts';
import { type MemberLoaderArgs, screenRoute } from '../../shell/screen-route.ts';
import { changeAfterConfirmation } from '../../shell/ask-confirmation.ts';
import { listenerActor } from '../../shell/listener-actor.ts';
import { useLeaveConfirmation } from '../../shell/use-leave-confirmation.ts';
import { orderPapersHref } from './order-papers-href.ts';
import {
  openOrderStatusChanges,
  type OrderStatusChangesActors,
  withStatusChangeRefresh,
  watchOrders,
} from './order-status-changes.wiring.ts';
import { statusChangeSelectors } from './status-change-selectors.ts';

type Load = MemberLoaderArgs<{ orderId: string }>;

/** One order, connected to its call. It reloads periodically and after each run of status changes. */
export const wireProducerOrder = (
  { loadProducerOrder }: Pick<ProducerOrdersService, 'loadProducerOrder'>,
  changes: Pick<OrderChangesActorRef, 'getSnapshot' | 'subscribe' | 'send'>,
) =>
  producerOrderMachine.provide({
    actors: {
      ...resultActors({ load: withStatusChangeRefresh(loadProducerOrder, changes) }),
      watchReturns: listenerActor((listener) =>
        watchOrders(changes)(() => listener({ type: 'refresh.requested' })),
      ),
    },
  });

const openOrder = screenRoute({
  key: ({ context, params }: Load & OrderStatusChangesActors) => `${context.user.id} ${params.orderId}`,
  isNamed: ({ params }) => isUuid(params.orderId),
  actors: ({ context: { services }, params, orderChanges }) => {
    const { send } = createOrderMessageService(services.call, params.orderId);
    return {
      producerOrder: wireProducerOrder(createProducerOrdersService(services.call), orderChanges),
      orderMessage: orderMessageMachine.provide({ actors: resultActors({ submit: send }) }),
    };
  },
  input: ({ context, params }) => ({
    producerOrder: { question: { id: params.orderId }, now: context.now() },
    orderMessage: { values: BLANK_ORDER_MESSAGE },
  }),
});

/** Loader of one order with the producer's own lines, its status changes, and the message to the shopper (R2.5, R6.2). */
export async function openProducerOrder(load: Load) {
  const statusChanges = await openOrderStatusChanges(load);
  return { ...(await openOrder({ ...load, ...statusChanges })), ...statusChanges };
}

/** Lines to cancel, and the note to the shopper. */
export interface LineCancellation {
  order: ProducerOrder;
  lineIds: readonly string[];
  notes: string;
}

/** Cancelling status changes: one for all cancellable lines, so that the shopper gets a single e-mail, or one per line. */
function cancellingOf({ order, lineIds, notes }: LineCancellation): StatusChangeRow[] {
  const change = { orderId: order.id, status: 'cancelled', ...(notes && { notes }) } as const;
  const isWhole = order.lines.every(({ id, status }) => lineIds.includes(id) || !canSellerCancel(status));
  return isWhole
    ? [{ id: order.id, change: { ...change, lineId: null } }]
    : lineIds.map((id) => ({ id, change: { ...change, lineId: id } }));
}

/** Cancels lines after a confirmation: they go back on sale, and the cancellation is irreversible (R4.12). */
export function cancelAfterConfirmation(
  app: Pick<AppActorRef, 'send'>,
  changes: Pick<OrderChangesActorRef, 'send'>,
  cancelling: LineCancellation,
): Promise<void> {
  const { order, lineIds } = cancelling;
  const { title, message, confirm, dismiss } = cancellationMessages;
  const question = {
    topic: `cancel:${order.id}`,
    kind: 'danger',
    title: title(lineIds.length),
    message: message(lineIds.length, order.buyer),
    confirmLabel: confirm,
    cancelLabel: dismiss,
  } as const;
  return changeAfterConfirmation(app, question, changes, cancellingOf(cancelling));
}

interface ProducerOrderScreenProps extends OrderStatusChangesActors {
  producerOrder: ProducerOrderActorRef;
  orderMessage: OrderMessageActorRef;
}

/** Screen of one order. Asks before leaving with an unsent message to the shopper. */
export function ProducerOrderScreen({
  producerOrder,
  orderMessage,
  orderSteps,
  orderChanges,
}: ProducerOrderScreenProps) {
  const { app } = useRouteContext({ from: '/_producer' });
  const cancel = useCallback(
    (cancelling: LineCancellation) => void cancelAfterConfirmation(app, orderChanges, cancelling),
    [app, orderChanges],
  );
  useLeaveConfirmation(app, 'order-message', () => {
    const message = orderMessage.getSnapshot();
    const order = producerOrder.getSnapshot().context.content;
    return order && message.context.values.message.trim() !== '' && isDirty(message)
      ? producerOrderMessages.leave(order.buyer)
      : null;
  });
  return (
    <ProducerOrderView
      actorRef={producerOrder}
      messageRef={orderMessage}
      undoableRef={orderSteps}
      changesRef={orderChanges}
      selectors={statusChangeSelectors}
      printAt={orderPapersHref}
      onCancelled={cancel}
    />
  );
}
