import type { MarketOrdersQuery } from '../../../contract/orders/market-orders-query.ts';
import type { Order } from '../../../contract/orders/order.ts';
import { createListMachine, type ListActorRef } from '../list/list.machine.ts';

/** Every order of the market, found by words, status, store and days (R7.18). */
export const marketOrdersMachine = createListMachine<Order, MarketOrdersQuery>('marketOrders', {
  isWatched: true,
});

export type MarketOrdersActorRef = ListActorRef<Order, MarketOrdersQuery>;
