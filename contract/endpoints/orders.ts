import { SELLERS } from '../account/role.ts';
import { object, optional } from 'superstruct';
import type { Endpoint } from '../api/endpoint.ts';
import { Count } from '../values/figure.ts';
import { Id } from '../values/id.ts';
import { Instant } from '../values/instant.ts';
import { OrderId } from '../orders/order-id.ts';
import { ORDERS } from '../orders/order-limits.ts';
import { TIMEOUTS } from '../limits.ts';
import {
  CheckoutInput,
  Order,
  OrderList,
  OrderStatus,
  OrderStatusChange,
  ProducerOrderAnswer,
  ProducerOrderList,
  ProductOrderStatusChange,
} from '../orders/order.ts';
import { StoreAnalyticsQuery } from '../producer/analytics-period.ts';
import { OrderMessage } from '../orders/order-message.ts';
import { ProducerStats } from '../producer/producer-stats.ts';
import { PageNumber, pageQuery, SearchText } from '../api/pagination.ts';

const Params = object({ id: Id });
const ProducerOrderParams = object({ id: OrderId });
const orders = { service: 'orders', timeout: TIMEOUTS.default } as const;
const OneOrder = object({ order: Order });
/** Message for a user who is not a producer (R8.15). */
const NO_PRODUCER = 'Usuario no autenticado como productor';
const NOBODY_TO_STEP = 'Debes iniciar sesión para actualizar el estado';

const filters = {
  status: optional(OrderStatus),
  fromDate: optional(Instant),
  toDate: optional(Instant),
  page: optional(PageNumber),
  ...pageQuery(ORDERS.maxLimit),
};

/**
 * Producer order list query (R7.19). «extension» `q` searches order number, buyer and products; `popupStoreId`: bought
 * at this store.
 */
const ProducerQuery = object({ ...filters, q: optional(SearchText), popupStoreId: optional(Id) });

/**
 * Order list query (R7.18), with the same extensions. `idempotencyKey` finds the order of a checkout whose answer was
 * lost.
 */
const Query = object({ ...ProducerQuery.schema, idempotencyKey: optional(Id) });

/** Order calls (R7.18, R7.19). */
export const orderEndpoints = {
  listOrders: {
    ...orders,
    method: 'GET',
    path: '/orders',
    access: 'signedIn',
    query: Query,
    answer: OrderList,
  },
  listProducerOrders: {
    ...orders,
    method: 'GET',
    path: '/orders/producer',
    access: 'signedIn',
    unsigned: NO_PRODUCER,
    query: ProducerQuery,
    answer: ProducerOrderList,
  },
  getProducerStats: {
    ...orders,
    method: 'GET',
    path: '/orders/producer/stats',
    access: SELLERS,
    unsigned: NO_PRODUCER,
    query: StoreAnalyticsQuery,
    answer: ProducerStats,
  },
  getProducerOrder: {
    ...orders,
    method: 'GET',
    path: '/orders/producer/{id}',
    access: SELLERS,
    denied: 'No tienes permisos de productor para ver este pedido',
    unsigned: NO_PRODUCER,
    params: ProducerOrderParams,
    fieldCodes: { id: 'VALIDATION_FAILED' },
    answer: object({ order: ProducerOrderAnswer }),
    refusals: ['NOT_OWNER', 'NOT_FOUND'],
  },
  getConsumerOrder: {
    ...orders,
    method: 'GET',
    path: '/orders/consumer/{id}',
    access: 'signedIn',
    params: Params,
    answer: OneOrder,
    refusals: ['NOT_FOUND', 'NOT_OWNER'],
  },
  getOrder: {
    ...orders,
    method: 'GET',
    path: '/orders/{id}',
    access: 'signedIn',
    params: Params,
    answer: OneOrder,
    refusals: ['NOT_FOUND', 'NOT_OWNER'],
  },
  checkout: {
    ...orders,
    method: 'POST',
    path: '/orders/checkout',
    access: ['consumer'],
    body: CheckoutInput,
    answer: OneOrder,
    success: 201,
    invalidAnswer: 'told',
    refusals: [
      'CART_EMPTY',
      'INSUFFICIENT_STOCK',
      'PRICE_CHANGED',
      'STORE_CLOSED',
      'IDEMPOTENCY_MISMATCH',
      'CONFLICT',
    ],
  },
  /** «extension» Message about an order. `sent` is the number of recipients. */
  sendOrderMessage: {
    ...orders,
    method: 'POST',
    path: '/orders/{id}/messages',
    access: ['consumer', 'producer'],
    params: Params,
    body: OrderMessage,
    answer: object({ sent: Count }),
    refusals: ['NOT_FOUND', 'NOT_OWNER'],
  },
  cancelOrder: {
    ...orders,
    method: 'DELETE',
    path: '/orders/{id}',
    access: ['consumer'],
    params: Params,
    answer: optional(OneOrder),
    refusals: ['NOT_FOUND', 'INVALID_TRANSITION'],
  },
  changeOrderStatus: {
    ...orders,
    method: 'PATCH',
    path: '/orders/{orderId}/status',
    access: SELLERS,
    unsigned: NOBODY_TO_STEP,
    params: object({ orderId: OrderId }),
    fieldCodes: { orderId: 'VALIDATION_FAILED' },
    body: OrderStatusChange,
    answer: OneOrder,
    refusals: ['NOT_FOUND', 'NOT_OWNER', 'INVALID_TRANSITION'],
  },
  changeProductOrderStatus: {
    ...orders,
    method: 'PATCH',
    path: '/orders/{orderId}/products/{productOrderId}/status',
    access: SELLERS,
    unsigned: NOBODY_TO_STEP,
    params: object({ orderId: OrderId, productOrderId: Id }),
    fieldCodes: { orderId: 'VALIDATION_FAILED' },
    body: ProductOrderStatusChange,
    answer: optional(OneOrder),
    refusals: ['NOT_FOUND', 'NOT_OWNER', 'INVALID_TRANSITION'],
  },
} as const satisfies Record<string, Endpoint>;
