import { orderStatusOf } from '../lifecycles/order.lifecycle.ts';
import type { Order, OrderStatus, OrderStore, ProductOrder } from './order.ts';
import { parcelName } from './parcel-name.ts';

/** What one producer sends: it travels together, so it has one way. */
export interface Parcel {
  producerId: string;
  /** The account that sends it; null where nobody knows. */
  sender: string | null;
  /** By its stores and who sends it; null where nobody knows. */
  name: string | null;
  lines: ProductOrder[];
  /** Those at which it was bought, as they were; goods of none have none, nor have orders from before stores were kept. */
  stores: OrderStore[];
  /** That of its least advanced line; cancelled when all are. */
  status: OrderStatus;
}

/** An order as what arrives at the door: one parcel from each producer, in the order of the lines. */
export function parcelsOf({ items, stores = [] }: Pick<Order, 'items' | 'stores'>): Parcel[] {
  const byProducer = Map.groupBy(items, ({ producerId }) => producerId);
  return [...byProducer].map(([producerId, lines]) => {
    const sender = lines.find(({ sellerName }) => sellerName)?.sellerName ?? null;
    return {
      producerId,
      sender,
      name: parcelName(stallsOf(lines), sender),
      lines,
      stores: stores.filter(({ id }) => lines.some(({ product }) => product?.popupStoreId === id)),
      status: orderStatusOf(lines.map(({ status }) => status)),
    };
  });
}

/** The stalls at which lines were bought: their stores, or who sells what belongs to none. */
export const stallsOf = (lines: readonly ProductOrder[]): string[] => [
  ...new Set(
    lines.flatMap(
      ({ storeName, sellerName, product }) => storeName ?? sellerName ?? product?.producerName ?? [],
    ),
  ),
];

/** Who carries something and under which number; one of them may not have been said. */
export interface Shipment {
  carrier: string | null;
  trackingNumber: string | null;
}

/** How lines were sent, each way once, as far as that was said. */
export function shipmentsOf(lines: readonly ProductOrder[]): Shipment[] {
  const said = lines
    .map(({ carrier, trackingNumber }) => ({
      carrier: carrier || null,
      trackingNumber: trackingNumber || null,
    }))
    .filter(({ carrier, trackingNumber }) => carrier !== null || trackingNumber !== null);
  return [...new Map(said.map((one) => [JSON.stringify(one), one])).values()];
}
