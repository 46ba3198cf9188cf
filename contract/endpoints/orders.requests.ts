import { object, optional } from 'superstruct';
import { Id } from '../values/id.ts';
import { Instant } from '../values/instant.ts';
import { OrderId } from '../orders/order-id.ts';
import { ORDER_LIMITS } from '../orders/order-limits.ts';
import { CheckoutInput, OrderStatus, OrderStatusChange, ProductOrderStatusChange } from '../orders/order.ts';
import { StoreAnalyticsQuery } from '../producer/analytics-period.ts';
import { OrderMessage } from '../orders/order-message.ts';
import { PageNumber, pageQuery, SearchText } from '../api/pagination.ts';
import type { RequestSchemas } from '../api/request-schemas.ts';
import type { orderEndpoints } from './orders.ts';

const Params = object({ id: Id });

const ProducerOrderParams = object({ id: OrderId });

const filters = {
  status: optional(OrderStatus),
  fromDate: optional(Instant),
  toDate: optional(Instant),
  page: optional(PageNumber),
  ...pageQuery(ORDER_LIMITS.maxLimit),
};

const ProducerQuery = object({ ...filters, q: optional(SearchText), popupStoreId: optional(Id) });

const Query = object({ ...ProducerQuery.schema, idempotencyKey: optional(Id) });

/** Request schemas of the calls in `orders.ts`. */
export const orderRequests = {
  listOrders: { query: Query },
  listProducerOrders: { query: ProducerQuery },
  getProducerStats: { query: StoreAnalyticsQuery },
  getProducerOrder: { params: ProducerOrderParams },
  getConsumerOrder: { params: Params },
  getOrder: { params: Params },
  checkout: { body: CheckoutInput },
  sendOrderMessage: { params: Params, body: OrderMessage },
  cancelOrder: { params: Params },
  changeOrderStatus: { params: object({ orderId: OrderId }), body: OrderStatusChange },
  changeProductOrderStatus: {
    params: object({ orderId: OrderId, productOrderId: Id }),
    body: ProductOrderStatusChange,
  },
} as const satisfies Record<keyof typeof orderEndpoints, RequestSchemas>;
