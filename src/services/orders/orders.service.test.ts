import { describe, expect, test } from 'vitest';
import type { Result } from '../../../contract/api/failure.ts';
import { FIRST_CHECKOUT_KEY, SENT_SHIPPING } from '../../../tests/support/browser/checkout.ts';
import { successfulAnswer, fakeCall } from '../../../tests/support/charts/fake-call.ts';
import {
  sampleFailure,
  sampleId,
  sampleOrder,
  sampleProduct,
} from '../../../tests/support/samples/samples.ts';
import { createOrdersService } from './orders.service.ts';

const order = sampleOrder();

describe(createOrdersService.name, () => {
  test('R7.18 it lists orders by status and dates', async () => {
    const { call, asked } = fakeCall({
      listOrders: successfulAnswer({ orders: [order], pagination: { total: 1, hasMore: false } }),
    });
    const query = { status: 'pending', fromDate: '2026-11-01T00:00:00Z', toDate: undefined } as const;

    expect(await createOrdersService(call).listOrders({ query, limit: 20, asOf: null })).toEqual(
      successfulAnswer({ items: [order], pagination: { total: 1, hasMore: false } }),
    );
    expect(asked[0]?.input).toEqual({
      query: { status: 'pending', fromDate: '2026-11-01T00:00:00Z', limit: 20 },
    });
  });

  test.each([
    ['consumer', 'getConsumerOrder'],
    ['producer', 'getOrder'],
    ['admin', 'getOrder'],
  ] as const)('R7.18 a %s asks for one order by %s', async (role, name) => {
    const { call, asked } = fakeCall({ [name]: successfulAnswer({ order }) });

    expect(await createOrdersService(call).loadOrder({ id: order.id, role })).toEqual(
      successfulAnswer(order),
    );
    expect(asked).toEqual([{ name, input: { params: { id: order.id } } }]);
  });

  test('R7.18 a checkout sends the shipping alone, and its key as a header', async () => {
    const { call, asked } = fakeCall({ checkout: successfulAnswer({ order }) });

    expect(
      await createOrdersService(call).placeOrder({ shippingInfo: SENT_SHIPPING, key: FIRST_CHECKOUT_KEY }),
    ).toEqual(successfulAnswer(order));
    expect(asked).toEqual([
      {
        name: 'checkout',
        input: { body: { shippingInfo: SENT_SHIPPING }, headers: { 'Idempotency-Key': FIRST_CHECKOUT_KEY } },
      },
    ]);
  });

  test.each([
    ['CART_EMPTY', 404],
    ['INSUFFICIENT_STOCK', 409],
    ['PRICE_CHANGED', 409],
    ['STORE_CLOSED', 409],
    ['IDEMPOTENCY_MISMATCH', 422],
    ['INVALID_ANSWER', 200],
  ] as const)('R8.8 a checkout refused by %s says so', async (code, status) => {
    const failure = sampleFailure(code, { status });
    const { call } = fakeCall({ checkout: { ok: false, failure } });

    expect(
      await createOrdersService(call).placeOrder({ shippingInfo: SENT_SHIPPING, key: FIRST_CHECKOUT_KEY }),
    ).toEqual({
      ok: false,
      failure,
    });
  });

  test.each([
    ['one', [order], successfulAnswer(order)],
    ['none', [], successfulAnswer(null)],
    [
      'all, from a server that knows no such question',
      [order, sampleOrder('shipped')],
      { ok: false, failure: sampleFailure('INTERNAL') },
    ],
  ])('battery 59 asked by its key, the server answers %s', async (_, orders, told) => {
    const { call, asked } = fakeCall({ listOrders: successfulAnswer({ orders }) });

    expect(await createOrdersService(call).findOrder({ key: FIRST_CHECKOUT_KEY })).toEqual(told);
    expect(asked).toEqual([{ name: 'listOrders', input: { query: { idempotencyKey: FIRST_CHECKOUT_KEY } } }]);
  });

  test.each([
    ['with the order', { order: sampleOrder('cancelled') }, sampleOrder('cancelled')],
    ['without it', undefined, null],
  ])('R7.18 cancelling is answered %s', async (_, answer, told) => {
    const { call } = fakeCall({ cancelOrder: { ok: true, value: answer } });
    expect(await createOrdersService(call).cancelOrder({ id: order.id })).toEqual(successfulAnswer(told));
  });

  test('R8.10 a cancellation that comes too late says so', async () => {
    const failure = sampleFailure('INVALID_TRANSITION', { status: 409 });
    const { call } = fakeCall({ cancelOrder: { ok: false, failure } });
    expect(await createOrdersService(call).cancelOrder({ id: sampleId(5) })).toEqual({ ok: false, failure });
  });

  test('R7.14 it reads products as they are today, and null for those that are gone', async () => {
    const [honey, gone] = [sampleProduct(), sampleId(9)];
    const missing: Result<never> = { ok: false, failure: sampleFailure('NOT_FOUND') };
    const { call, asked } = fakeCall({
      getProduct: (input) =>
        (input as { params: { id: string } }).params.id === gone
          ? missing
          : successfulAnswer({ product: honey }),
    });
    expect(await createOrdersService(call).readProducts([honey.id, gone])).toEqual(
      successfulAnswer({ [honey.id]: honey, [gone]: null }),
    );
    expect(asked.length).toBe(2);
  });

  test('R8.6 one product that cannot be read fails them all', async () => {
    const lost: Result<never> = { ok: false, failure: sampleFailure('TIMEOUT') };
    const { call } = fakeCall({ getProduct: lost });
    expect(await createOrdersService(call).readProducts([sampleId(2)])).toEqual(lost);
  });
});
