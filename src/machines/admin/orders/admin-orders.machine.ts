import type { AdminOrdersQuery } from '../../../../contract/admin/admin-orders-query.ts';
import type { Order } from '../../../../contract/orders/order.ts';
import { createListMachine, type ListActorRef } from '../../ui/list.machine.ts';

/** List of all orders, filtered by search text, status, store and date range (R7.18). */
export const adminOrdersMachine = createListMachine<Order, AdminOrdersQuery>('adminOrders', {
  isWatched: true,
});

export type AdminOrdersActorRef = ListActorRef<Order, AdminOrdersQuery>;
