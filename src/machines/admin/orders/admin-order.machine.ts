import type { ActorRefFrom } from 'xstate';
import type { FailureOf } from '../../../../contract/api/call-types.ts';
import type { Order } from '../../../../contract/orders/order.ts';
import { createResourceMachine } from '../../ui/resource.machine.ts';

/** One order with all its parcels. It reloads when the admin returns, since producers may have changed it (R7.18). */
export const adminOrderMachine = createResourceMachine<Order, { id: string }, FailureOf<'getOrder'>>(
  'adminOrder',
  { isWatched: true },
);

export type AdminOrderActorRef = ActorRefFrom<typeof adminOrderMachine>;
