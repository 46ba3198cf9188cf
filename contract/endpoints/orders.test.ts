import { expect, test } from 'vitest';
import { describeCalls } from '../../tests/support/samples/describe-calls.ts';
import { orderEndpoints } from './orders.ts';
import { orderRequests } from './orders.requests.ts';

const FILTERS = '&status? &fromDate? &toDate? &page? &limit? &offset? &asOf?';

test('R1.2 R1.3 R1.4 R7.18 R7.19 the calls of orders', () => {
  const calls = describeCalls(orderEndpoints, orderRequests);
  expect(calls).toEqual([
    [
      'listOrders',
      'signedIn',
      'GET /orders',
      'orders, 30 s',
      `${FILTERS} &q? &popupStoreId? &idempotencyKey?`,
      'orders pagination? counts?',
      '',
    ],
    [
      'listProducerOrders',
      'signedIn',
      'GET /orders/producer',
      'orders, 30 s',
      `${FILTERS} &q? &popupStoreId?`,
      'orders pagination? counts?',
      '',
    ],
    [
      'getProducerStats',
      'producer and admin',
      'GET /orders/producer/stats',
      'orders, 30 s',
      '&from? &to?',
      'totalOrders pendingOrders openOrders completedOrders cancelledOrders units revenue days? figures?',
      '',
    ],
    [
      'getProducerOrder',
      'producer and admin',
      'GET /orders/producer/{id}',
      'orders, 30 s',
      '/id',
      'order',
      'NOT_OWNER NOT_FOUND',
    ],
    [
      'getConsumerOrder',
      'signedIn',
      'GET /orders/consumer/{id}',
      'orders, 30 s',
      '/id',
      'order',
      'NOT_FOUND NOT_OWNER',
    ],
    ['getOrder', 'signedIn', 'GET /orders/{id}', 'orders, 30 s', '/id', 'order', 'NOT_FOUND NOT_OWNER'],
    [
      'checkout',
      'consumer, 201, told',
      'POST /orders/checkout',
      'orders, 30 s',
      'shippingInfo',
      'order',
      'CART_EMPTY INSUFFICIENT_STOCK PRICE_CHANGED STORE_CLOSED IDEMPOTENCY_MISMATCH CONFLICT',
    ],
    [
      'sendOrderMessage',
      'consumer and producer',
      'POST /orders/{id}/messages',
      'orders, 30 s',
      '/id message productOrderId? producerId?',
      'sent',
      'NOT_FOUND NOT_OWNER',
    ],
    [
      'cancelOrder',
      'consumer',
      'DELETE /orders/{id}',
      'orders, 30 s',
      '/id',
      'order',
      'NOT_FOUND INVALID_TRANSITION',
    ],
    [
      'changeOrderStatus',
      'producer and admin',
      'PATCH /orders/{orderId}/status',
      'orders, 30 s',
      '/orderId status notes? carrier? trackingNumber? partial?',
      'order',
      'NOT_FOUND NOT_OWNER INVALID_TRANSITION',
    ],
    [
      'changeProductOrderStatus',
      'producer and admin',
      'PATCH /orders/{orderId}/products/{productOrderId}/status',
      'orders, 30 s',
      '/orderId /productOrderId status notes? carrier? trackingNumber?',
      'order',
      'NOT_FOUND NOT_OWNER INVALID_TRANSITION',
    ],
  ]);
});
