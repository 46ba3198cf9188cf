import { describe, expect, test } from 'vitest';
import type { ProducerOrderDto } from '../../../../contract/orders/order.ts';
import { producerOrderOf } from '../../../../contract/producer/producer-order.ts';
import { successfulAnswer, fakeCall } from '../../../../tests/support/charts/fake-call.ts';
import {
  sampleFailure,
  sampleId,
  sampleOrder,
  sampleOrderCounts,
} from '../../../../tests/support/samples/samples.ts';
import { createProducerOrdersService } from './producer-orders.service.ts';

const { id, userId, shippingInfo, items, createdAt } = sampleOrder();
const answered: ProducerOrderDto = {
  orderId: id,
  consumerInfo: { userId },
  totalPrice: 19,
  status: 'pending',
  shippingInfo,
  productOrders: items,
  productOrdersCount: 1,
  orderCreatedAt: createdAt,
  lastUpdatedAt: createdAt,
};
const counts = sampleOrderCounts({ pending: 1 });

describe(createProducerOrdersService.name, () => {
  test('R7.19 a page comes with how many orders are in each state; what is not said is not asked', async () => {
    const { call, asked } = fakeCall({
      listProducerOrders: successfulAnswer({
        orders: [answered],
        pagination: { total: 1, hasMore: false },
        counts,
      }),
    });
    const answer = await createProducerOrdersService(call).listProducerOrders({
      query: { q: '', status: 'pending', popupStoreId: undefined, offset: 0 },
      limit: 20,
      asOf: null,
    });
    expect(asked.map(({ input }) => input)).toEqual([{ query: { status: 'pending', offset: 0, limit: 20 } }]);
    expect(answer).toEqual({
      ok: true,
      value: { items: [producerOrderOf(answered)], pagination: { total: 1, hasMore: false }, counts },
    });
  });

  test('R8.15 one order comes as one’s own, or is refused', async () => {
    const given = fakeCall({ getProducerOrder: successfulAnswer({ order: answered }) });
    expect(await createProducerOrdersService(given.call).loadProducerOrder({ id })).toEqual({
      ok: true,
      value: producerOrderOf(answered),
    });
    const refused = fakeCall({ getProducerOrder: { ok: false, failure: sampleFailure('NOT_OWNER') } });
    expect(await createProducerOrdersService(refused.call).loadProducerOrder({ id })).toEqual({
      ok: false,
      failure: sampleFailure('NOT_OWNER'),
    });
  });

  test('R5.22 R8.15 what names no order is not sent, and says so', async () => {
    const { call, asked } = fakeCall({});
    const { loadProducerOrder, changeStatus } = createProducerOrdersService(call);
    const change = { lineId: null, status: 'organizing' } as const;
    const answers = [
      await loadProducerOrder({ id: '' }),
      await loadProducerOrder({ id: ' ' }),
      await changeStatus({ change: { ...change, orderId: '' } }),
    ];
    const message = 'ID del pedido es requerido';
    expect([answers, asked]).toEqual([
      ['id', 'id', 'orderId'].map((field) => ({
        ok: false,
        failure: { code: 'VALIDATION_FAILED', status: 0, message, errors: [{ field, message }] },
      })),
      [],
    ]);
  });

  test('R7.19 a step is taken by all own lines or by one, with the words that were said; it outlives its page', async () => {
    const { call, asked } = fakeCall({
      changeOrderStatus: successfulAnswer({ order: {} }),
      changeProductOrderStatus: successfulAnswer({ order: {} }),
    });
    const { changeStatus } = createProducerOrdersService(call);
    const lineId = sampleId(7);
    await changeStatus({
      change: { orderId: id, lineId: null, status: 'organizing', notes: '', carrier: 'Correos' },
    });
    await changeStatus({ change: { orderId: id, lineId, status: 'shipped', notes: 'Por Correos' } });
    await changeStatus({ change: { orderId: id, lineId, status: 'delivered' } });
    expect(asked).toEqual([
      {
        name: 'changeOrderStatus',
        input: {
          params: { orderId: id },
          body: { status: 'organizing', carrier: 'Correos' },
          keepalive: true,
        },
      },
      {
        name: 'changeProductOrderStatus',
        input: {
          params: { orderId: id, productOrderId: lineId },
          body: { status: 'shipped', notes: 'Por Correos' },
          keepalive: true,
        },
      },
      {
        name: 'changeProductOrderStatus',
        input: {
          params: { orderId: id, productOrderId: lineId },
          body: { status: 'delivered' },
          keepalive: true,
        },
      },
    ]);
  });
});
