import type { ActorRefFrom } from 'xstate';
import type { Order } from '../../../contract/orders/order.ts';
import type { OrdersQuery } from '../../../contract/orders/orders-query.ts';
import { createListMachine } from '../ui/list.machine.ts';

export const ordersMachine = createListMachine<Order, OrdersQuery>('orders', { isWatched: true });

export type OrdersActorRef = ActorRefFrom<typeof ordersMachine>;
