import type { ActorRefFrom } from 'xstate';
import type { FailureOf } from '../../../contract/calls/call-types.ts';
import type { Order } from '../../../contract/orders/order.ts';
import { createChangesMachine } from '../changes/changes.machine.ts';

/** An order stands elsewhere, once that is saved. */
type OrderMove = Pick<Order, 'status'>;

/** Orders that an admin moved: local until they are told to be saved, refused ones stay unsaved and say why (R4.15). */
export const marketOrderChangesMachine = createChangesMachine<
  OrderMove,
  Order,
  FailureOf<'changeOrderStatus'>['code']
>('marketOrderChanges', { gathers: true });

export type MarketOrderChangesActorRef = ActorRefFrom<typeof marketOrderChangesMachine>;
