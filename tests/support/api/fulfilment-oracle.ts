import { eq } from 'drizzle-orm';
import { orderStatusOf } from '../../../contract/lifecycles/order.lifecycle.ts';
import type { OrderStatus, ProductOrderStatus } from '../../../contract/orders/order.ts';
import { ORDER_STATUSES } from '../../../contract/orders/order-status.ts';
import type { Database } from '../../../server/db/database.ts';
import { orderEvents, orders, parcels, productOrders } from '../../../server/db/schema-orders.ts';
import { ORDER_TRANSITIONS } from './order-status-change-cases.ts';

const WAY = ['pending', 'organizing', 'ready_to_ship', 'shipped', 'delivered'] as const;
const CANCELLABLE = 3;

/** Complete history of a line that ends with this status: each step once from the first, cancelled only before shipping. */
function isPath(steps: readonly OrderStatus[], end: ProductOrderStatus): boolean {
  const ahead = steps.filter((step) => step !== 'cancelled');
  const cancels = steps.length - ahead.length;
  const isWhole = WAY.slice(0, ahead.length).every((step) => ahead.includes(step));
  if (!isWhole || ahead.length === 0) return false;
  if (end === 'cancelled') return cancels === 1 && ahead.length <= CANCELLABLE;
  return cancels === 0 && WAY[ahead.length - 1] === end;
}

/** Order status that matches its lines, completed or not. */
const follows = (status: OrderStatus, lines: readonly ProductOrderStatus[], isClosed: boolean) => {
  const byLines = orderStatusOf(lines);
  return isClosed && byLines === 'delivered' ? status === 'completed' : status === byLines;
};

/**
 * Invariants of an order, whoever changes it: its status and its parcels' follow from the lines, and only delivered orders
 * are completed.
 * The history has each step of each line once, and the order's statuses follow its lifecycle. Returns the violations.
 */
export async function brokenOrderRules(db: Database, orderId: string): Promise<string[]> {
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
  const lines = await db.select().from(productOrders).where(eq(productOrders.orderId, orderId));
  const packed = await db.select().from(parcels).where(eq(parcels.orderId, orderId));
  const events = await db.select().from(orderEvents).where(eq(orderEvents.orderId, orderId));
  if (!order) return ['there is no such order'];
  const isClosed = events.some(
    ({ status, productOrderId }) => status === 'completed' && productOrderId === null,
  );
  const statuses = lines.map(({ status }) => status);
  const broken = follows(order.status, statuses, isClosed)
    ? []
    : [`order ${order.status} of ${statuses.join()}`];
  const byProducer = Map.groupBy(lines, ({ producerId }) => producerId);
  if (packed.length !== byProducer.size) broken.push(`${packed.length} parcels of ${byProducer.size}`);
  for (const parcel of packed) {
    const own = (byProducer.get(parcel.producerId) ?? []).map(({ status }) => status);
    if (!follows(parcel.status, own, isClosed)) broken.push(`parcel ${parcel.status} of ${own.join()}`);
  }
  // Two servers may write within the same millisecond; sorted by status, because an order only moves forward.
  const own = events
    .filter(({ productOrderId }) => productOrderId === null)
    .toSorted((one, other) => ORDER_STATUSES.indexOf(one.status) - ORDER_STATUSES.indexOf(other.status));
  for (const [index, { status }] of own.entries()) {
    const arrow = `${own[index - 1]?.status} → ${status}`;
    if (index > 0 && !ORDER_TRANSITIONS.includes(arrow)) broken.push(`order ${arrow}`);
  }
  for (const line of lines) {
    const steps = events
      .filter(({ productOrderId }) => productOrderId === line.id)
      .map(({ status }) => status);
    if (!isPath(steps, line.status)) broken.push(`line ${line.status} after ${steps.join()}`);
  }
  return broken;
}
