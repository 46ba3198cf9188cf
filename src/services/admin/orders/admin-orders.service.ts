import type { Call } from '../../../../contract/api/call.ts';
import type { BodyOf, FailureOf } from '../../../../contract/api/call-types.ts';
import type { Result } from '../../../../contract/api/failure.ts';
import type { PageInfo } from '../../../../contract/api/pagination.ts';
import type { AdminOrdersQuery } from '../../../../contract/admin/admin-orders-query.ts';
import type { Order, OrderCounts } from '../../../../contract/orders/order.ts';
import { omitEmpty } from '../../api/omit-empty.ts';

interface ListInput {
  /** Date range as instants. */
  query: AdminOrdersQuery;
  limit: number;
  asOf: string | null;
}

interface AdminOrdersPage {
  items: Order[];
  pagination: PageInfo | null;
  counts: OrderCounts | undefined;
}

/** Orders of the market, for admins. */
export const createAdminOrdersService = (call: Call) => {
  /** One page of all orders, newest first, with the number of orders in each status (R7.18). */
  async function listAdminOrders(
    { query, limit, asOf }: ListInput,
    signal?: AbortSignal,
  ): Promise<Result<AdminOrdersPage, FailureOf<'listOrders'>>> {
    const asked = omitEmpty({ ...query, limit, asOf: asOf ?? undefined });
    const answer = await call('listOrders', { query: asked }, signal);
    if (!answer.ok) return answer;
    const { orders, pagination = null, counts } = answer.value;
    return { ok: true, value: { items: orders, pagination, counts } };
  }

  /** One order with all its lines and its history (R7.18). */
  async function loadAdminOrder(
    { id }: { id: string },
    signal?: AbortSignal,
  ): Promise<Result<Order, FailureOf<'getOrder'>>> {
    const answer = await call('getOrder', { params: { id } }, signal);
    return answer.ok ? { ok: true, value: answer.value.order } : answer;
  }

  /**
   * Moves all lines of an order that may take the status; answers the updated order. `partial` confirms that
   * the order gets another status than the requested one. INVALID_TRANSITION if no line may move, or without
   * that confirmation (R7.19, R8.10).
   */
  async function moveOrder(
    { id, change }: { id: string; change: BodyOf<'changeOrderStatus'> },
    signal?: AbortSignal,
  ): Promise<Result<Order, FailureOf<'changeOrderStatus'>>> {
    const answer = await call('changeOrderStatus', { params: { orderId: id }, body: change }, signal);
    return answer.ok ? { ok: true, value: answer.value.order } : answer;
  }

  return { listAdminOrders, loadAdminOrder, moveOrder };
};

export type AdminOrdersService = ReturnType<typeof createAdminOrdersService>;
