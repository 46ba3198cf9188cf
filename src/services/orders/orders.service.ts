import type { Call } from '../../../contract/api/call.ts';
import type { FailureOf } from '../../../contract/api/call-types.ts';
import type { Result } from '../../../contract/api/failure.ts';
import type { Order } from '../../../contract/orders/order.ts';
import type { OrdersQuery } from '../../../contract/orders/orders-query.ts';
import type { PageInfo } from '../../../contract/api/pagination.ts';
import type { Product } from '../../../contract/catalogue/product.ts';
import type { Role } from '../../../contract/account/role.ts';
import type { ShippingInfo } from '../../../contract/orders/shipping-info.ts';
import { omitEmpty } from '../api/omit-empty.ts';

interface ListInput {
  /** Date range as instants. */
  query: OrdersQuery;
  limit: number;
  asOf: string | null;
}

export const createOrdersService = (call: Call) => {
  /** One page of the orders that the caller may see, newest first (R7.18). */
  async function listOrders(
    { query, limit, asOf }: ListInput,
    signal?: AbortSignal,
  ): Promise<Result<{ items: Order[]; pagination: PageInfo | null }, FailureOf<'listOrders'>>> {
    const answer = await call(
      'listOrders',
      { query: omitEmpty({ ...query, limit, asOf: asOf ?? undefined }) },
      signal,
    );
    if (!answer.ok) return answer;
    return { ok: true, value: { items: answer.value.orders, pagination: answer.value.pagination ?? null } };
  }

  /** One order: for a consumer from /orders/consumer, for other roles from /orders (R7.18). */
  async function loadOrder(
    { id, role }: { id: string; role: Role },
    signal?: AbortSignal,
  ): Promise<Result<Order, FailureOf<'getConsumerOrder' | 'getOrder'>>> {
    const answer = await call(
      role === 'consumer' ? 'getConsumerOrder' : 'getOrder',
      { params: { id } },
      signal,
    );
    return answer.ok ? { ok: true, value: answer.value.order } : answer;
  }

  /** Places an order for the cart. The same idempotency `key`, a UUID, always yields the same order (R7.18, R8.8). */
  async function placeOrder(
    { shippingInfo, key }: { shippingInfo: ShippingInfo; key: string },
    signal?: AbortSignal,
  ): Promise<Result<Order, FailureOf<'checkout'>>> {
    const answer = await call(
      'checkout',
      { body: { shippingInfo }, headers: { 'Idempotency-Key': key } },
      signal,
    );
    return answer.ok ? { ok: true, value: answer.value.order } : answer;
  }

  /** Order by its idempotency key, or null. A checkout with a lost answer uses it to find out the result. */
  async function findOrder(
    { key }: { key: string },
    signal?: AbortSignal,
  ): Promise<Result<Order | null, FailureOf<'listOrders'>>> {
    const answer = await call('listOrders', { query: { idempotencyKey: key } }, signal);
    if (!answer.ok) return answer;
    const [found, ...others] = answer.value.orders;
    // More than one order: the server ignored the filter, so the answer is useless.
    if (others.length > 0) return { ok: false, failure: { code: 'INTERNAL', status: 0, errors: [] } };
    return { ok: true, value: found ?? null };
  }

  /** Cancels one's own order. Answers the cancelled order, or null if the server does not send it (R8.10). */
  async function cancelOrder(
    { id }: { id: string },
    signal?: AbortSignal,
  ): Promise<Result<Order | null, FailureOf<'cancelOrder'>>> {
    const answer = await call('cancelOrder', { params: { id } }, signal);
    if (!answer.ok) return answer;
    return { ok: true, value: answer.value?.order ?? null };
  }

  /** Current data of products by id; null for a product that is no longer public (R7.14). */
  async function readProducts(
    ids: readonly string[],
    signal?: AbortSignal,
  ): Promise<Result<Record<string, Product | null>, FailureOf<'getProduct'>>> {
    const answers = await Promise.all(
      ids.map(async (id) => ({ id, answer: await call('getProduct', { params: { id } }, signal) })),
    );
    const products: Record<string, Product | null> = {};
    for (const { id, answer } of answers) {
      if (!answer.ok && answer.failure.code !== 'NOT_FOUND') return answer;
      products[id] = answer.ok ? answer.value.product : null;
    }
    return { ok: true, value: products };
  }

  return { listOrders, loadOrder, placeOrder, findOrder, cancelOrder, readProducts };
};

export type OrdersService = ReturnType<typeof createOrdersService>;
