import { expect, test } from 'vitest';
import { sampleOrder } from '../../tests/support/samples/samples.ts';
import type { ProducerOrderDto } from '../orders/order.ts';
import { producerOrderOf } from './producer-order.ts';

const { id, userId, shippingInfo, items } = sampleOrder('delivered');
const answered: ProducerOrderDto = {
  orderId: id,
  consumerInfo: { userId, fullName: 'Ana R.' },
  totalPrice: 19,
  status: 'shipped',
  shippingInfo,
  productOrders: [...items, ...items.map((line) => ({ ...line, status: 'shipped' as const }))],
  productOrdersCount: 2,
  orderCreatedAt: '2026-11-20T12:00:00.000Z',
  lastUpdatedAt: '2026-11-21T12:00:00.000Z',
};

test('R3.13 the order of a producer is mapped from what the calls answer', () => {
  const { lines, buyer, ...summary } = producerOrderOf(answered);
  expect(summary).toEqual({
    id,
    userId,
    items: [],
    totalPrice: 19,
    status: 'shipped',
    shippingInfo,
    productOrdersCount: 2,
    completedProductOrders: 1,
    producerCount: 1,
    createdAt: answered.orderCreatedAt,
    updatedAt: answered.lastUpdatedAt,
  });
  expect([lines, buyer]).toEqual([answered.productOrders, 'Ana R.']);
});

test('R3.13 an account without a name is called by that on the parcel', () => {
  expect(producerOrderOf({ ...answered, consumerInfo: { userId } }).buyer).toBe('Ana Ruiz');
});
