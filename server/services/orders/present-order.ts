import { orderStatusOf } from '../../../contract/lifecycles/order.lifecycle.ts';
import { toUnits } from '../../../contract/values/money.ts';
import type {
  Order,
  OrderStatus,
  OrderStore,
  ProducerOrderDto,
  ProductOrder,
  ProductOrderStatus,
} from '../../../contract/orders/order.ts';
import { pictureUrl } from '../../../contract/uploads/picture.ts';
import type { orderEvents, orders, productOrders } from '../../db/schema-orders.ts';

export type StoredOrderRow = Omit<typeof orders.$inferSelect, 'buyerLeft'>;
export type OrderEventRow = typeof orderEvents.$inferSelect;

/** Order line with current data of its product, store and seller; null if they no longer exist. */
export type LineRow = typeof productOrders.$inferSelect & {
  stockNow: number | null;
  isActiveNow: boolean | null;
  storeName: string | null;
  sellerName: string | null;
};

/** Data of a single order beyond that in lists. */
export interface StoredOrderHistory {
  history: OrderEventRow[];
  /** Stores of the lines, as they were at the time of the order. */
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

/** Role and name of a status change's actor in this order. */
function actorOf({ actorId }: OrderEventRow, { userId, shippingInfo }: StoredOrderRow, lines: LineRow[]) {
  if (actorId === null) return { actor: null, actorName: null };
  if (actorId === userId) return { actor: 'consumer', actorName: shippingInfo.fullName } as const;
  const sold = lines.find(({ producerId }) => producerId === actorId);
  return sold
    ? ({ actor: 'producer', actorName: sold.sellerName } as const)
    : ({ actor: 'admin', actorName: null } as const);
}

const presentEvent = (event: OrderEventRow, order: StoredOrderRow, lines: LineRow[]) => ({
  productOrderId: event.productOrderId,
  status: event.status,
  notes: event.notes,
  createdAt: event.createdAt.toISOString(),
  ...actorOf(event, order, lines),
});

/** Order for the wire (R3.12). Lines and stores have the data from the time of the order. */
export function presentOrder(order: StoredOrderRow, lines: LineRow[], tale?: StoredOrderHistory): Order {
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

/** Common status of a producer's lines: completed if the order is completed and the own lines are delivered. */
export function ownStatusOf(order: OrderStatus, own: readonly ProductOrderStatus[]): OrderStatus {
  const status = orderStatusOf(own);
  return order === 'completed' && status === 'delivered' ? order : status;
}

/** Order for one of its producers: own lines with their total and status, and the shipping data (R3.13). */
export function presentOrderToProducer(
  order: StoredOrderRow,
  own: LineRow[],
  tale?: StoredOrderHistory,
): Order {
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

/** Order in the format of the producer calls (R3.13). */
export const toProducerOrderDto = ({
  id,
  userId,
  items,
  createdAt,
  updatedAt,
  ...order
}: Order): ProducerOrderDto => ({
  orderId: id,
  consumerInfo: { userId, fullName: order.shippingInfo.fullName },
  totalPrice: order.totalPrice,
  status: order.status,
  shippingInfo: order.shippingInfo,
  productOrders: items,
  productOrdersCount: items.length,
  orderCreatedAt: createdAt,
  lastUpdatedAt: updatedAt ?? createdAt,
  history: order.history,
  stores: order.stores,
});
