import { describe, expect, test } from 'vitest';
import { successfulAnswer, fakeCall } from '../../../../tests/support/charts/fake-call.ts';
import { refusal, success } from '../../../../tests/support/http/fake-fetch.ts';
import {
  sampleFailure,
  sampleId,
  sampleOrder,
  sampleOrderCounts,
} from '../../../../tests/support/samples/samples.ts';
import { openTokenMarket } from '../../../../tests/support/browser/tokens.ts';
import { createAdminOrdersService } from './admin-orders.service.ts';

const order = sampleOrder();
const { id } = order;
const counts = sampleOrderCounts({ pending: 1 });

describe(createAdminOrdersService.name, () => {
  test('R7.18 a page comes with how many orders are in each state; what is not said is not asked', async () => {
    const pagination = { total: 1, hasMore: false };
    const told = fakeCall({ listOrders: successfulAnswer({ orders: [order], pagination, counts }) });
    const bare = fakeCall({ listOrders: successfulAnswer({ orders: [] }) });
    const asOf = '2026-11-20T12:00:00.000Z';
    const answers = [
      await createAdminOrdersService(told.call).listAdminOrders({
        query: { q: '', status: 'pending', popupStoreId: sampleId(1), offset: 20 },
        limit: 20,
        asOf,
      }),
      await createAdminOrdersService(bare.call).listAdminOrders({ query: {}, limit: 20, asOf: null }),
    ];
    expect([...told.asked, ...bare.asked]).toEqual([
      {
        name: 'listOrders',
        input: { query: { status: 'pending', popupStoreId: sampleId(1), offset: 20, limit: 20, asOf } },
      },
      { name: 'listOrders', input: { query: { limit: 20 } } },
    ]);
    expect(answers).toEqual([
      successfulAnswer({ items: [order], pagination, counts }),
      successfulAnswer({ items: [], pagination: null, counts: undefined }),
    ]);
  });

  test('R7.18 one order comes whole, or is refused', async () => {
    const given = fakeCall({ getOrder: successfulAnswer({ order }) });
    const refused = { ok: false as const, failure: sampleFailure('NOT_FOUND', { status: 404 }) };
    const missing = fakeCall({ getOrder: refused });
    expect([
      await createAdminOrdersService(given.call).loadAdminOrder({ id }),
      await createAdminOrdersService(missing.call).loadAdminOrder({ id }),
    ]).toEqual([successfulAnswer(order), refused]);
    expect(given.asked).toEqual([{ name: 'getOrder', input: { params: { id } } }]);
  });

  test('R4.15 R7.19 another status goes by PATCH to /orders/{orderId}/status, and the order comes back as it is then', async () => {
    const moved = { ...order, status: 'delivered' as const };
    const { call, seen } = await openTokenMarket(() => success({ order: moved }));
    const answer = await createAdminOrdersService(call).moveOrder({ id, change: { status: 'delivered' } });
    expect(seen.map(({ method, url, body }) => [method, url, body])).toEqual([
      ['PATCH', `/api/orders/${id}/status`, { status: 'delivered' }],
    ]);
    expect(answer).toEqual(successfulAnswer(moved));
  });

  test('R4.15 R8.10 a status that the order cannot take is refused, in the server’s words', async () => {
    const { call } = await openTokenMarket(() => refusal(409, 'INVALID_TRANSITION', 'Ya está cancelado.'));
    expect(await createAdminOrdersService(call).moveOrder({ id, change: { status: 'delivered' } })).toEqual({
      ok: false,
      failure: { code: 'INVALID_TRANSITION', status: 409, message: 'Ya está cancelado.', errors: [] },
    });
  });
});
