import type { ActorRefFrom } from 'xstate';
import type { FailureOf } from '../../../../contract/api/call-types.ts';
import type { OrderOutcome } from '../../../../contract/lifecycles/order-outcome.ts';
import type { Order } from '../../../../contract/orders/order.ts';
import { createRowChangesMachine } from '../../ui/row-changes.machine.ts';

/** Status change of an order, with the outcome computed from the order as the admin saw it. */
export interface AdminOrderStatusChange extends Pick<Order, 'status'> {
  outcome: OrderOutcome;
}

/**
 * Status changes of orders. They stay local until the admin saves; refused ones stay unsaved with their
 * reason (R4.15).
 */
export const adminOrderChangesMachine = createRowChangesMachine<
  AdminOrderStatusChange,
  Order,
  FailureOf<'changeOrderStatus'>['code']
>('adminOrderChanges', { gathers: true });

export type AdminOrderChangesActorRef = ActorRefFrom<typeof adminOrderChangesMachine>;
