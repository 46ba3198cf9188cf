import { SELLER_ROLES } from '../account/role.ts';
import { object, optional } from 'superstruct';
import type { Endpoint } from '../api/endpoint.ts';
import { Count } from '../values/number-structs.ts';
import { TIMEOUTS } from '../limits.ts';
import { Order, OrderList, ProducerOrderDto, ProducerOrderList } from '../orders/order.ts';
import { ProducerStats } from '../producer/producer-stats.ts';

const orders = { service: 'orders', timeout: TIMEOUTS.default } as const;
const OneOrder = object({ order: Order });
/** Message for a user who is not a producer (R8.15). */
const NO_PRODUCER = 'Usuario no autenticado como productor';
const NOBODY_TO_STEP = 'Debes iniciar sesión para actualizar el estado';

/**
 * Producer order list query (R7.19). «extension» `q` searches order number, buyer and products; `popupStoreId`: bought
 * at this store.
 */

/**
 * Order list query (R7.18), with the same extensions. `idempotencyKey` finds the order of a checkout whose answer was
 * lost.
 */

/** Order calls (R7.18, R7.19). */
export const orderEndpoints = {
  listOrders: {
    ...orders,
    method: 'GET',
    path: '/orders',
    access: 'signedIn',
    answer: OrderList,
  },
  listProducerOrders: {
    ...orders,
    method: 'GET',
    path: '/orders/producer',
    access: 'signedIn',
    unsigned: NO_PRODUCER,
    answer: ProducerOrderList,
  },
  getProducerStats: {
    ...orders,
    method: 'GET',
    path: '/orders/producer/stats',
    access: SELLER_ROLES,
    unsigned: NO_PRODUCER,
    answer: ProducerStats,
  },
  getProducerOrder: {
    ...orders,
    method: 'GET',
    path: '/orders/producer/{id}',
    access: SELLER_ROLES,
    denied: 'No tienes permisos de productor para ver este pedido',
    unsigned: NO_PRODUCER,
    fieldCodes: { id: 'VALIDATION_FAILED' },
    answer: object({ order: ProducerOrderDto }),
    refusals: ['NOT_OWNER', 'NOT_FOUND'],
  },
  getConsumerOrder: {
    ...orders,
    method: 'GET',
    path: '/orders/consumer/{id}',
    access: 'signedIn',
    answer: OneOrder,
    refusals: ['NOT_FOUND', 'NOT_OWNER'],
  },
  getOrder: {
    ...orders,
    method: 'GET',
    path: '/orders/{id}',
    access: 'signedIn',
    answer: OneOrder,
    refusals: ['NOT_FOUND', 'NOT_OWNER'],
  },
  checkout: {
    ...orders,
    method: 'POST',
    path: '/orders/checkout',
    access: ['consumer'],
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
    answer: object({ sent: Count }),
    refusals: ['NOT_FOUND', 'NOT_OWNER'],
  },
  cancelOrder: {
    ...orders,
    method: 'DELETE',
    path: '/orders/{id}',
    access: ['consumer'],
    answer: optional(OneOrder),
    refusals: ['NOT_FOUND', 'INVALID_TRANSITION'],
  },
  changeOrderStatus: {
    ...orders,
    method: 'PATCH',
    path: '/orders/{orderId}/status',
    access: SELLER_ROLES,
    unsigned: NOBODY_TO_STEP,
    fieldCodes: { orderId: 'VALIDATION_FAILED' },
    answer: OneOrder,
    refusals: ['NOT_FOUND', 'NOT_OWNER', 'INVALID_TRANSITION'],
  },
  changeProductOrderStatus: {
    ...orders,
    method: 'PATCH',
    path: '/orders/{orderId}/products/{productOrderId}/status',
    access: SELLER_ROLES,
    unsigned: NOBODY_TO_STEP,
    fieldCodes: { orderId: 'VALIDATION_FAILED' },
    answer: optional(OneOrder),
    refusals: ['NOT_FOUND', 'NOT_OWNER', 'INVALID_TRANSITION'],
  },
} as const satisfies Record<string, Endpoint>;
