import { orderStatusOf } from '../lifecycles/order.lifecycle.ts';
import type { Order, OrderStatus, OrderStore, ProductOrder } from './order.ts';
import { parcelName } from './parcel-name.ts';

/** Parcel: the lines of an order that one producer ships together, with a common status. */
export interface Parcel {
  producerId: string;
  /** Account name of the sender; null if unknown. */
  sender: string | null;
  /** Name from its stores and sender; null if unknown. */
  name: string | null;
  lines: ProductOrder[];
  /**
   * Stores of purchase, as they were then. Empty for products without a store, and for orders from before stores were
   * recorded.
   */
  stores: OrderStore[];
  /** Status of its least advanced line; cancelled if all lines are. */
  status: OrderStatus;
}

/** Parcels of an order, one per producer, in the order of the lines. */
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

/** Stalls of purchase of some lines: store names, or the seller's name for products without a store. */
export const stallsOf = (lines: readonly ProductOrder[]): string[] => [
  ...new Set(
    lines.flatMap(
      ({ storeName, sellerName, product }) => storeName ?? sellerName ?? product?.producerName ?? [],
    ),
  ),
];

/** Shipment data: carrier and tracking number; one of them may be missing. */
export interface Shipment {
  carrier: string | null;
  trackingNumber: string | null;
}

/** Distinct shipments of some lines, without lines that have no shipment data. */
export function shipmentsOf(lines: readonly ProductOrder[]): Shipment[] {
  const said = lines
    .map(({ carrier, trackingNumber }) => ({
      carrier: carrier || null,
      trackingNumber: trackingNumber || null,
    }))
    .filter(({ carrier, trackingNumber }) => carrier !== null || trackingNumber !== null);
  return [...new Map(said.map((one) => [JSON.stringify(one), one])).values()];
}
