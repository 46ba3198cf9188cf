import { Refusal } from '../refusal.ts';
import type { Handlers } from '../routing/handler.ts';
import { cancelOrder } from '../services/orders/cancel-order.ts';
import { changeOrderStatus } from '../services/orders/change-order-status.ts';
import { changeProductOrderStatus } from '../services/orders/change-product-order-status.ts';
import { checkout } from '../services/orders/checkout.ts';
import { getOrder } from '../services/orders/get-order.ts';
import { listOrders } from '../services/orders/list-orders.ts';
import type { OrderServices } from '../services/orders/tell-order.ts';

function onlyOne(value: string | string[] | undefined): string | undefined {
  if (Array.isArray(value)) throw new Refusal('MALFORMED_REQUEST', 'La clave de idempotencia no es válida.');
  return value;
}

/** R7.18, R7.19. */
export const orderHandlers = (services: OrderServices) =>
  ({
    listOrders: (ctx, { query }) => listOrders(ctx, query),
    getOrder: (ctx, { params }) => getOrder(ctx, params),
    getConsumerOrder: (ctx, { params }) => getOrder(ctx, params),
    checkout: (ctx, { body, headers }) => checkout(ctx, services, body, onlyOne(headers['idempotency-key'])),
    cancelOrder: (ctx, { params }) => cancelOrder(ctx, services, params),
    changeOrderStatus: (ctx, { params, body }) => changeOrderStatus(ctx, services, { ...params, ...body }),
    changeProductOrderStatus: (ctx, { params, body }) =>
      changeProductOrderStatus(ctx, services, { ...params, ...body }),
  }) satisfies Partial<Handlers>;
