import type { ActorRefFrom } from 'xstate';
import type { Order, OrderStatus } from '../../../contract/order.ts';
import { type CollectionQuery, createCollectionMachine } from '../collection/collection.machine.ts';

/** What the list of orders can be asked for (R7.18). */
export interface OrdersQuery extends CollectionQuery {
  status?: OrderStatus | undefined;
}

export const ordersMachine = createCollectionMachine<Order, OrdersQuery>('orders');

export type OrdersActorRef = ActorRefFrom<typeof ordersMachine>;
