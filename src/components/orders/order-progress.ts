import { canOrderBecome } from '../../../contract/lifecycles/order.lifecycle.ts';
import { canProductOrderBecome } from '../../../contract/lifecycles/product-order.lifecycle.ts';
import type { OrderStatus, ProductOrderStatus } from '../../../contract/orders/order.ts';
import { ORDER_STATUSES, PRODUCT_ORDER_STATUSES } from '../../../contract/orders/order-status.ts';

export type OrderProgressKind = 'order' | 'productOrder';

/** Path from `pending` to the final status, derived from the lifecycle: each transition except cancellations. */
function statusPathOf<Status extends OrderStatus>(
  statuses: readonly Status[],
  leads: (from: Status, to: Status) => boolean,
): Status[] {
  const path: Status[] = statuses.filter((status) => status === 'pending');
  for (let here = path[0]; here !== undefined;) {
    const from = here;
    here = statuses.find((to) => to !== 'cancelled' && !path.includes(to) && leads(from, to));
    if (here !== undefined) path.push(here);
  }
  return path;
}

const SELLER = { role: 'admin' } as const;

/** Statuses of an order or of one of its lines on the progress track, in lifecycle order (R4.12). */
export const ORDER_PROGRESS: Record<OrderProgressKind, readonly OrderStatus[]> = {
  order: statusPathOf(ORDER_STATUSES, (from, to) => canOrderBecome(from, to, SELLER)),
  productOrder: statusPathOf<ProductOrderStatus>(PRODUCT_ORDER_STATUSES, canProductOrderBecome),
};
