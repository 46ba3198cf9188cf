import { array, boolean, enums, type Infer, nullable, number, object, optional, string } from 'superstruct';
import { Count } from '../values/figure.ts';
import { Id } from '../values/id.ts';
import { LENGTHS } from '../values/lengths.ts';
import { ORDER_STATUSES, PRODUCT_ORDER_STATUSES } from './order-status.ts';
import { ROLES } from '../account/role.ts';
import { Pagination } from '../api/pagination.ts';
import { PublicOwner } from '../stores/popup-store.ts';
import { Product } from '../catalogue/product.ts';
import { ShippingInfo } from './shipping-info.ts';
import { freeText } from '../values/text.ts';

export const ProductOrderStatus = enums(PRODUCT_ORDER_STATUSES);
export type ProductOrderStatus = Infer<typeof ProductOrderStatus>;

export const OrderStatus = enums(ORDER_STATUSES);
export type OrderStatus = Infer<typeof OrderStatus>;

/** One line of an order, as its producer handles it (R3.12). `product` is a copy of the moment of the order. */
export const ProductOrder = object({
  id: Id,
  orderId: Id,
  productId: string(),
  producerId: string(),
  quantity: number(),
  price: number(),
  status: ProductOrderStatus,
  product: optional(nullable(Product)),
  totalPrice: number(),
  /** «extension» At whose store it was bought and which account sends it, by the names that they have today. */
  storeName: optional(nullable(string())),
  sellerName: optional(nullable(string())),
  /** «extension» Who carries it and under which number, once it is sent and that was said. */
  carrier: optional(nullable(string())),
  trackingNumber: optional(nullable(string())),
});
export type ProductOrder = Infer<typeof ProductOrder>;

/** «extension» A store at which something of an order was bought, as it told of itself at that moment; null where it told nothing. */
export const OrderStore = object({ id: Id, name: string(), ownerInfo: nullable(PublicOwner) });
export type OrderStore = Infer<typeof OrderStore>;

/**
 * A step that an order or one of its lines took, and when. «extension» `actor`: what whoever took it is to the order, and
 * `actorName`, which nobody has who took it for the market.
 */
export const OrderEvent = object({
  productOrderId: optional(nullable(string())),
  status: OrderStatus,
  notes: optional(nullable(string())),
  createdAt: string(),
  actor: optional(nullable(enums(ROLES))),
  actorName: optional(nullable(string())),
});

const WireShippingInfo = object({
  fullName: string(),
  address: string(),
  city: string(),
  postalCode: string(),
  state: optional(nullable(string())),
  notes: optional(nullable(string())),
  phone: optional(nullable(string())),
  email: optional(nullable(string())),
});

/** R3.12. */
export const Order = object({
  id: Id,
  userId: string(),
  items: array(ProductOrder),
  totalPrice: number(),
  status: OrderStatus,
  shippingInfo: WireShippingInfo,
  producerCount: number(),
  productOrdersCount: number(),
  completedProductOrders: number(),
  createdAt: string(),
  updatedAt: optional(string()),
  history: optional(array(OrderEvent)),
  stores: optional(array(OrderStore)),
});
export type Order = Infer<typeof Order>;

/** What the producer calls answer (R3.13 maps from it): totals, status and history are those of the producer's own lines. */
export const ProducerOrderAnswer = object({
  orderId: Id,
  consumerInfo: object({ userId: string(), fullName: optional(nullable(string())) }),
  totalPrice: number(),
  status: OrderStatus,
  shippingInfo: WireShippingInfo,
  productOrders: array(ProductOrder),
  productOrdersCount: number(),
  orderCreatedAt: string(),
  lastUpdatedAt: string(),
  history: optional(array(OrderEvent)),
  stores: optional(array(OrderStore)),
});
export type ProducerOrderAnswer = Infer<typeof ProducerOrderAnswer>;

/** How many orders are in each status; to a producer by the own lines. */
export const OrderCounts = object({
  pending: Count,
  organizing: Count,
  ready_to_ship: Count,
  shipped: Count,
  delivered: Count,
  cancelled: Count,
  completed: Count,
});
export type OrderCounts = Infer<typeof OrderCounts>;

/** «extension» `counts`: of what is asked for but for its status, how many orders are in each; told to admins. */
export const OrderList = object({
  orders: array(Order),
  pagination: optional(Pagination),
  counts: optional(OrderCounts),
});

/** «extension» `counts`: the same, told to whoever sells. */
export const ProducerOrderList = object({
  orders: array(ProducerOrderAnswer),
  pagination: optional(Pagination),
  counts: optional(OrderCounts),
});

/** R7.18. Anything but the shipping is dropped: the server reckons from its own cart. */
export const CheckoutInput = object({ shippingInfo: ShippingInfo });

/** «extension» What goes with a step: words for the shopper, and with what is sent who carries it and under which number. */
const stepFields = {
  notes: optional(freeText({ max: LENGTHS.notes })),
  carrier: optional(freeText({ max: LENGTHS.carrier })),
  trackingNumber: optional(freeText({ max: LENGTHS.trackingNumber })),
};
/** «extension» `partial`: an admin's step is carried out for the lines that may take it, whatever the order becomes. */
export const OrderStatusChange = object({ status: OrderStatus, ...stepFields, partial: optional(boolean()) });
export const ProductOrderStatusChange = object({ status: ProductOrderStatus, ...stepFields });
