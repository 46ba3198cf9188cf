import { expect, test } from 'vitest';
import { callInWords } from '../../tests/support/call-in-words.ts';
import { orderEndpoints } from './orders.ts';

const FILTERS = '&status? &fromDate? &toDate? &page? &idempotencyKey? &limit? &offset? &asOf?';

test('R7.18 R7.19 the calls of orders', () => {
  const calls = Object.entries(orderEndpoints).map(([name, row]) => [name, ...callInWords(row)]);
  expect(calls).toEqual([
    ['listOrders', 'signedIn', 'GET /orders', FILTERS, 'orders pagination?', ''],
    ['listProducerOrders', 'signedIn', 'GET /orders/producer', FILTERS, 'orders pagination?', ''],
    [
      'getProducerStats',
      'producer and admin',
      'GET /orders/producer/stats',
      '',
      'totalOrders pendingOrders openOrders completedOrders cancelledOrders units revenue',
      '',
    ],
    [
      'getProducerOrder',
      'producer and admin',
      'GET /orders/producer/{id}',
      '',
      'order',
      'NOT_OWNER NOT_FOUND',
    ],
    ['getConsumerOrder', 'signedIn', 'GET /orders/consumer/{id}', '', 'order', 'NOT_FOUND NOT_OWNER'],
    ['getOrder', 'signedIn', 'GET /orders/{id}', '', 'order', 'NOT_FOUND NOT_OWNER'],
    [
      'checkout',
      'consumer, 201, told',
      'POST /orders/checkout',
      'shippingInfo',
      'order',
      'CART_EMPTY INSUFFICIENT_STOCK PRICE_CHANGED STORE_CLOSED IDEMPOTENCY_MISMATCH CONFLICT',
    ],
    ['cancelOrder', 'consumer', 'DELETE /orders/{id}', '', 'order', 'NOT_FOUND INVALID_TRANSITION'],
    [
      'changeOrderStatus',
      'producer and admin',
      'PATCH /orders/{orderId}/status',
      'status',
      'order',
      'NOT_FOUND NOT_OWNER INVALID_TRANSITION',
    ],
    [
      'changeProductOrderStatus',
      'producer and admin',
      'PATCH /orders/{orderId}/products/{productOrderId}/status',
      'status notes?',
      'order',
      'NOT_FOUND NOT_OWNER INVALID_TRANSITION',
    ],
  ]);
});
