import type { ActorRefFrom } from 'xstate';
import type { FailureOf } from '../../../../contract/api/call-types.ts';
import type { OrderOutcome } from '../../../../contract/lifecycles/order-outcome.ts';
import type { Order } from '../../../../contract/orders/order.ts';
import { createChangesMachine } from '../../ui/changes.machine.ts';

/** Another status of an order, and what it would do to the order as its admin saw it. */
export interface OrderMove extends Pick<Order, 'status'> {
  outcome: OrderOutcome;
}

/** Orders that an admin moved: local until they are told to be saved, refused ones stay unsaved and say why (R4.15). */
export const adminOrderChangesMachine = createChangesMachine<
  OrderMove,
  Order,
  FailureOf<'changeOrderStatus'>['code']
>('adminOrderChanges', { gathers: true });

export type AdminOrderChangesActorRef = ActorRefFrom<typeof adminOrderChangesMachine>;
