import type { OrderStatus } from '../../../contract/orders/order.ts';
import { ORDER_STATUS_LABELS } from '../../../contract/orders/order-status.ts';
import { Badge, type BadgeTone } from '../market/Badge.tsx';

const TONES: Record<OrderStatus, BadgeTone> = {
  pending: 'soon',
  organizing: 'info',
  ready_to_ship: 'info',
  shipped: 'info',
  delivered: 'open',
  completed: 'open',
  cancelled: 'danger',
};

/** Status badge of an order or one of its lines. */
export function StatusBadge({ status }: { status: OrderStatus }) {
  return <Badge tone={TONES[status]}>{ORDER_STATUS_LABELS[status]}</Badge>;
}
