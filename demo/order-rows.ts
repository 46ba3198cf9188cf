import type {
  carts,
  orderEvents,
  orders,
  orderStores,
  parcels,
  productOrders,
} from '../server/db/schema-orders.ts';
import { parcelSearchText } from '../server/services/orders/parcel-search-text.ts';
import { ownStatusOf } from '../server/services/orders/present-order.ts';
import { demoId } from './demo-ids.ts';
import type { DemoLineStatus, DemoMarket, DemoOrder, DemoOrderLine, DemoUser } from './demo-market.types.ts';
import type { DemoProductRow } from './market-rows.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Maximum duration of an order in the demo market. */
const LONGEST_WAY = 5 * DAY;

const WAY: DemoLineStatus[] = ['pending', 'organizing', 'ready_to_ship', 'shipped', 'delivered'];

type EventRow = typeof orderEvents.$inferInsert;
type LineRow = typeof productOrders.$inferInsert;
type OrderRow = typeof orders.$inferInsert;

export interface OrderRows {
  carts: (typeof carts.$inferInsert)[];
  orders: (typeof orders.$inferInsert)[];
  lines: LineRow[];
  parcels: (typeof parcels.$inferInsert)[];
  stores: (typeof orderStores.$inferInsert)[];
  events: EventRow[];
}

/** Duration of each step; time for one more step remains after the last. */
const paceOf = (steps: number, from: number, now: number) => Math.min(now - from, LONGEST_WAY) / (steps + 1);

/** History of a line: the first step at the order's time, the others spread over the time since. */
function stepsOf(status: DemoLineStatus, from: number, now: number) {
  const way =
    status === 'cancelled' ? (['pending', 'cancelled'] as const) : WAY.slice(0, WAY.indexOf(status) + 1);
  const pace = paceOf(way.length, from, now);
  return way.map((step, index) => ({ status: step, at: new Date(from + index * pace) }));
}

function rowsOfOrder(
  order: DemoOrder,
  consumer: DemoUser,
  generation: number,
  products: Map<string, DemoProductRow>,
  now: number,
) {
  const id = demoId('order', order.key);
  const from = now - order.daysAgo * DAY - (1 + generation) * HOUR;
  const userId = demoId('user', consumer.key);
  const events: EventRow[] = [];
  const tell = (
    productOrderId: string | null,
    status: EventRow['status'],
    createdAt: Date,
    actorId = userId,
    notes: string | null = null,
  ) =>
    events.push({
      id: demoId('event', order.key, events.length),
      orderId: id,
      productOrderId,
      status,
      actorId,
      notes,
      createdAt,
    });

  const isOfShopper = (step: DemoLineStatus) => step === 'pending' || order.status === 'cancelled';
  tell(null, 'pending', new Date(from));
  const lineOf = ({
    productKey,
    quantity,
    status,
    carrier,
    trackingNumber,
    reason,
  }: DemoOrderLine): LineRow => {
    const product = products.get(demoId('product', productKey));
    if (!product)
      throw new Error(`The demo order ${order.key} names a product that is not there: ${productKey}`);
    const lineId = demoId('line', order.key, productKey);
    const steps = stepsOf(status, from, now);
    for (const step of steps)
      tell(
        lineId,
        step.status,
        step.at,
        isOfShopper(step.status) ? userId : product.producerId,
        step === steps.at(-1) ? reason : null,
      );
    return {
      id: lineId,
      orderId: id,
      productId: product.id,
      producerId: product.producerId,
      popupStoreId: product.popupStoreId ?? null,
      name: product.name,
      producerName: product.producerName,
      shortDescription: product.shortDescription ?? '',
      pictureName: product.pictureNames?.[0] ?? null,
      priceCents: product.priceCents,
      quantity,
      status,
      carrier: carrier ?? null,
      trackingNumber: trackingNumber ?? null,
      createdAt: new Date(from),
      updatedAt: steps.at(-1)?.at ?? new Date(from),
    };
  };

  const lines = order.lines.map(lineOf);
  const lastStep = new Date(Math.max(...lines.map((line) => line.updatedAt.getTime())));
  const completedAt = new Date(from + WAY.length * paceOf(WAY.length, from, now));
  const updatedAt = order.status === 'completed' ? completedAt : lastStep;
  if (order.status === 'cancelled' || order.status === 'completed') {
    const closer = order.status === 'completed' ? demoId('user', 'plaza') : userId;
    tell(null, order.status, updatedAt, closer);
  }
  const row: OrderRow = {
    id,
    userId,
    cartGeneration: generation,
    status: order.status,
    totalCents: lines.reduce((sum, { priceCents, quantity }) => sum + priceCents * quantity, 0),
    shippingInfo: {
      fullName: consumer.fullName,
      address: consumer.address,
      postalCode: consumer.postalCode,
      city: consumer.city,
      state: consumer.state,
      phone: consumer.phone,
      email: consumer.email,
      notes: order.notes,
    },
    createdAt: new Date(from),
    updatedAt,
  };
  return { row, lines, events };
}

/** Parcels of an order, one for each producer. */
const parcelsOf = ({ id: orderId, status, shippingInfo, createdAt }: OrderRow, lines: readonly LineRow[]) =>
  [...Map.groupBy(lines, ({ producerId }) => producerId)].map(([producerId, own]) => ({
    orderId,
    producerId,
    status: ownStatusOf(
      status,
      own.map((line) => line.status),
    ),
    searchText: parcelSearchText({
      orderId,
      buyer: shippingInfo.fullName,
      goods: own.map(({ name }) => name),
    }),
    createdAt,
  }));

/** Stores of an order's lines, without duplicates. */
function storesOf(orderId: string, lines: readonly LineRow[], stores: DemoMarket['stores']) {
  const ids = new Set(lines.map(({ popupStoreId }) => popupStoreId));
  return stores
    .map(({ key, name, ownerInfo }) => ({ orderId, id: demoId('store', key), name, ownerInfo }))
    .filter(({ id }) => ids.has(id));
}

/** Past orders with lines and history, and the carts they came from. */
export function demoOrderRows(
  { users, stores, orders }: DemoMarket,
  products: DemoProductRow[],
  now: Date,
): OrderRows {
  const byId = new Map(products.map((product) => [product.id, product]));
  const byConsumer = Map.groupBy(orders, ({ consumerKey }) => consumerKey);
  const rows: OrderRows = { carts: [], orders: [], lines: [], parcels: [], stores: [], events: [] };
  for (const [key, placed] of byConsumer) {
    const consumer = users.find((user) => user.key === key);
    if (!consumer) throw new Error(`A demo order names a shopper who is not there: ${key}`);
    placed.forEach((order, index) => {
      const { row, lines, events } = rowsOfOrder(order, consumer, index + 1, byId, now.getTime());
      rows.orders.push(row);
      rows.lines.push(...lines);
      rows.parcels.push(...parcelsOf(row, lines));
      rows.stores.push(...storesOf(row.id, lines, stores));
      rows.events.push(...events);
    });
    const at = { createdAt: now, updatedAt: now };
    rows.carts.push({
      id: demoId('cart', key),
      userId: demoId('user', key),
      generation: placed.length + 1,
      ...at,
    });
  }
  return rows;
}
