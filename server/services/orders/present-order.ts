import { orderStatusOf } from '../../../contract/lifecycles/order.lifecycle.ts';
import { toUnits } from '../../../contract/values/money.ts';
import type {
  Order,
  OrderStatus,
  OrderStore,
  ProducerOrderAnswer,
  ProductOrder,
  ProductOrderStatus,
} from '../../../contract/orders/order.ts';
import { pictureUrl } from '../../../contract/uploads/picture.ts';
import type { orderEvents, orders, productOrders } from '../../db/schema-orders.ts';

export type OrderRow = Omit<typeof orders.$inferSelect, 'buyerLeft'>;
export type OrderEventRow = typeof orderEvents.$inferSelect;

/** A line, and what its product, its store and its seller are today; null when that is gone. */
export type LineRow = typeof productOrders.$inferSelect & {
  stockNow: number | null;
  isActiveNow: boolean | null;
  storeName: string | null;
  sellerName: string | null;
};

/** What one order tells beyond those of a list. */
export interface OrderTale {
  history: OrderEventRow[];
  /** Those of its lines, as they were. */
  stores: OrderStore[];
}

function presentLine(line: LineRow): ProductOrder {
  const { id, orderId, productId, producerId, quantity, status, priceCents } = line;
  const imageUrls = line.pictureName === null ? [] : [pictureUrl(line.pictureName)];
  const price = toUnits(priceCents);
  return {
    id,
    orderId,
    productId,
    producerId,
    quantity,
    price,
    status,
    product: {
      id: productId,
      name: line.name,
      producerName: line.producerName,
      producerId,
      shortDescription: line.shortDescription,
      price,
      stock: line.stockNow ?? 0,
      thumbnailUrl: imageUrls[0] ?? null,
      imageUrls,
      isActive: line.isActiveNow ?? false,
      popupStoreId: line.popupStoreId,
    },
    totalPrice: toUnits(priceCents * quantity),
    storeName: line.storeName,
    sellerName: line.sellerName,
    carrier: line.carrier,
    trackingNumber: line.trackingNumber,
  };
}

/** What whoever took a step is to the order, and by which name it knows them. */
function actorOf({ actorId }: OrderEventRow, { userId, shippingInfo }: OrderRow, lines: LineRow[]) {
  if (actorId === null) return { actor: null, actorName: null };
  if (actorId === userId) return { actor: 'consumer', actorName: shippingInfo.fullName } as const;
  const sold = lines.find(({ producerId }) => producerId === actorId);
  return sold
    ? ({ actor: 'producer', actorName: sold.sellerName } as const)
    : ({ actor: 'admin', actorName: null } as const);
}

const presentEvent = (event: OrderEventRow, order: OrderRow, lines: LineRow[]) => ({
  productOrderId: event.productOrderId,
  status: event.status,
  notes: event.notes,
  createdAt: event.createdAt.toISOString(),
  ...actorOf(event, order, lines),
});

/** An order as the wire has it (R3.12). Lines name the product, price and picture of the moment of the order, stores what they told then. */
export function presentOrder(order: OrderRow, lines: LineRow[], tale?: OrderTale): Order {
  return {
    id: order.id,
    userId: order.userId,
    items: lines.map(presentLine),
    totalPrice: toUnits(order.totalCents),
    status: order.status,
    shippingInfo: order.shippingInfo,
    producerCount: new Set(lines.map(({ producerId }) => producerId)).size,
    productOrdersCount: lines.length,
    completedProductOrders: lines.filter(({ status }) => status === 'delivered').length,
    createdAt: order.createdAt.toISOString(),
    updatedAt: order.updatedAt.toISOString(),
    ...(tale && {
      history: tale.history.map((event) => presentEvent(event, order, lines)),
      stores: tale.stores,
    }),
  };
}

/** Where own lines stand together: an order that was closed is closed for whoever delivered. */
export function ownStatusOf(order: OrderStatus, own: readonly ProductOrderStatus[]): OrderStatus {
  const status = orderStatusOf(own);
  return order === 'completed' && status === 'delivered' ? order : status;
}

/** An order as one of its producers may see it: the own lines, their total and status, and where and whom to reach (R3.13). */
export function presentOrderToProducer(order: OrderRow, own: LineRow[], tale?: OrderTale): Order {
  const ids = new Set(own.map(({ id }) => id));
  const status = ownStatusOf(
    order.status,
    own.map((line) => line.status),
  );
  const totalCents = own.reduce((sum, { priceCents, quantity }) => sum + priceCents * quantity, 0);
  const moments = own.map((line) => line.updatedAt.getTime());
  const updatedAt = status === 'completed' ? order.updatedAt : new Date(Math.max(...moments));
  const ofProducerStores = new Set(own.map(({ popupStoreId }) => popupStoreId));
  return presentOrder(
    { ...order, status, totalCents, updatedAt },
    own,
    tale && {
      history: tale.history.filter(
        ({ productOrderId }) => productOrderId !== null && ids.has(productOrderId),
      ),
      stores: tale.stores.filter(({ id }) => ofProducerStores.has(id)),
    },
  );
}

/** The same in the shape of the producer calls (R3.13). */
export const asProducerOrder = ({
  id,
  userId,
  items,
  createdAt,
  updatedAt,
  ...order
}: Order): ProducerOrderAnswer => ({
  orderId: id,
  consumerInfo: { userId, fullName: order.shippingInfo.fullName },
  totalPrice: order.totalPrice,
  status: order.status,
  shippingInfo: order.shippingInfo,
  productOrders: items,
  productOrdersCount: items.length,
  orderCreatedAt: createdAt,
  lastUpdatedAt: updatedAt ?? createdAt,
  ...(order.history && { history: order.history }),
  ...(order.stores && { stores: order.stores }),
});
