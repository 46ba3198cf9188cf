import { orderStatusOf } from '../lifecycles/order.lifecycle.ts';
import type { Order, OrderStatus, ProductOrder } from './order.ts';

/** What one producer sends: it travels together, so it has one way. */
export interface Parcel {
  producerId: string;
  producerName: string | null;
  lines: ProductOrder[];
  /** That of its least advanced line; cancelled when all are. */
  status: OrderStatus;
}

/** An order as what arrives at the door: one parcel from each producer, in the order of the lines. */
export function parcelsOf({ items }: Pick<Order, 'items'>): Parcel[] {
  const byProducer = Map.groupBy(items, ({ producerId }) => producerId);
  return [...byProducer].map(([producerId, lines]) => ({
    producerId,
    producerName: lines.find(({ product }) => product?.producerName)?.product?.producerName ?? null,
    lines,
    status: orderStatusOf(lines.map(({ status }) => status)),
  }));
}
