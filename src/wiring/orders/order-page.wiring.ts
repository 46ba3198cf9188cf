import type { AppActorRef } from '../../machines/app/app.machine.ts';
import { orderPageMachine } from '../../machines/order-page/order-page.machine.ts';
import type { OrdersService } from '../../services/orders/orders.service.ts';
import { wireOrder } from './order.wiring.ts';
import { wireRepurchase } from './repurchase.wiring.ts';

/** The page of one order joined to its service and to the page's question, toasts and cart. */
export const wireOrderPage = (orders: OrdersService, app: AppActorRef) =>
  orderPageMachine.provide({
    actors: { order: wireOrder(orders, app), repurchase: wireRepurchase(orders, app) },
  });
