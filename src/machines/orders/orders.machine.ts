import type { ActorRefFrom } from 'xstate';
import type { Order, OrderStatus } from '../../../contract/orders/order.ts';
import { type CollectionQuery, createCollectionMachine } from '../collection/collection.machine.ts';

/** What the list of orders can be asked for (R7.18). Dates are calendar days, "2026-11-21", both within. */
export interface OrdersQuery extends CollectionQuery {
  status?: OrderStatus | undefined;
  fromDate?: string | undefined;
  toDate?: string | undefined;
}

export const ordersMachine = createCollectionMachine<Order, OrdersQuery>('orders', { isWatched: true });

export type OrdersActorRef = ActorRefFrom<typeof ordersMachine>;
