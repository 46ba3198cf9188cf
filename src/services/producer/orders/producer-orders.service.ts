import type { Call } from '../../../../contract/api/call.ts';
import type { FailureOf } from '../../../../contract/api/call-types.ts';
import type { KnownFailure, Result } from '../../../../contract/api/failure.ts';
import type { PageInfo } from '../../../../contract/api/pagination.ts';
import { isOrderIdPresent, MISSING_ORDER_ID_MESSAGE } from '../../../../contract/orders/order-id.ts';
import type { OrderCounts } from '../../../../contract/orders/order.ts';
import type { StatusChangeRequest } from '../../../../contract/orders/order-status-change.ts';
import { type ProducerOrder, producerOrderOf } from '../../../../contract/producer/producer-order.ts';
import type { ProducerOrdersQuery } from '../../../../contract/producer/producer-orders-query.ts';
import { omitEmpty } from '../../api/omit-empty.ts';

interface ListInput {
  /** Date range as instants. */
  query: ProducerOrdersQuery;
  limit: number;
  asOf: string | null;
}

interface ProducerOrdersPage {
  items: ProducerOrder[];
  pagination: PageInfo | null;
  counts: OrderCounts | undefined;
}

/** Failure for a blank id, without a request: its path would be that of another call, or none (R8.15). */
const unnamed = (field: 'id' | 'orderId'): { ok: false; failure: KnownFailure<'VALIDATION_FAILED'> } => ({
  ok: false,
  failure: {
    code: 'VALIDATION_FAILED',
    status: 0,
    message: MISSING_ORDER_ID_MESSAGE,
    errors: [{ field, message: MISSING_ORDER_ID_MESSAGE }],
  },
});

export const createProducerOrdersService = (call: Call) => {
  /**
   * One page of the orders with the calling producer's lines, newest first, with the number in each status
   * (R6.2, R7.19).
   */
  async function listProducerOrders(
    { query, limit, asOf }: ListInput,
    signal?: AbortSignal,
  ): Promise<Result<ProducerOrdersPage, FailureOf<'listProducerOrders'>>> {
    const asked = omitEmpty({ ...query, limit, asOf: asOf ?? undefined });
    const answer = await call('listProducerOrders', { query: asked }, signal);
    if (!answer.ok) return answer;
    const { orders, pagination = null, counts } = answer.value;
    return { ok: true, value: { items: orders.map(producerOrderOf), pagination, counts } };
  }

  /** One order with the calling producer's lines only (R6.2, R7.19). */
  async function loadProducerOrder(
    { id }: { id: string },
    signal?: AbortSignal,
  ): Promise<Result<ProducerOrder, FailureOf<'getProducerOrder'>>> {
    if (!isOrderIdPresent(id)) return unnamed('id');
    const answer = await call('getProducerOrder', { params: { id } }, signal);
    return answer.ok ? { ok: true, value: producerOrderOf(answer.value.order) } : answer;
  }

  /**
   * Status change of the caller's lines in an order, or of one line. The request is completed even if the page
   * is left (R4.14, R7.19).
   */
  async function changeStatus(
    { change: { orderId, lineId, status, ...words } }: { change: StatusChangeRequest },
    signal?: AbortSignal,
  ): Promise<Result<null, FailureOf<'changeOrderStatus' | 'changeProductOrderStatus'>>> {
    if (!isOrderIdPresent(orderId)) return unnamed('orderId');
    const sent = { body: { status, ...omitEmpty(words) }, keepalive: true } as const;
    const answer =
      lineId === null
        ? await call('changeOrderStatus', { params: { orderId }, ...sent }, signal)
        : await call(
            'changeProductOrderStatus',
            { params: { orderId, productOrderId: lineId }, ...sent },
            signal,
          );
    return answer.ok ? { ok: true, value: null } : answer;
  }

  return { listProducerOrders, loadProducerOrder, changeStatus };
};

export type ProducerOrdersService = ReturnType<typeof createProducerOrdersService>;
