import { array, boolean, enums, type Infer, nullable, number, object, optional, string } from 'superstruct';
import { Count } from '../values/number-structs.ts';
import { Id } from '../values/id.ts';
import { LENGTHS } from '../values/lengths.ts';
import { ORDER_STATUSES, PRODUCT_ORDER_STATUSES } from './order-status.ts';
import { ROLES } from '../account/role.ts';
import { PageInfo } from '../api/pagination.ts';
import { PublicOwner } from '../stores/popup-store.ts';
import { Product } from '../catalogue/product.ts';
import { ShippingInfo } from './shipping-info.ts';
import { freeText } from '../values/text.ts';

export const ProductOrderStatus = enums(PRODUCT_ORDER_STATUSES);
export type ProductOrderStatus = Infer<typeof ProductOrderStatus>;

export const OrderStatus = enums(ORDER_STATUSES);
export type OrderStatus = Infer<typeof OrderStatus>;

/**
 * Product order: one line of an order, as its producer processes it (R3.12). `product` is a snapshot from the time of
 * the order.
 */
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
  /** «extension» Current names of the store of purchase and of the sender's account. */
  storeName: optional(nullable(string())),
  sellerName: optional(nullable(string())),
  /** «extension» Carrier and tracking number, if the line is shipped and the seller gave them. */
  carrier: optional(nullable(string())),
  trackingNumber: optional(nullable(string())),
});
export type ProductOrder = Infer<typeof ProductOrder>;

/** «extension» Store of purchase, with its seller information at the time of the order; null if it had none. */
export const OrderStore = object({ id: Id, name: string(), ownerInfo: nullable(PublicOwner) });
export type OrderStore = Infer<typeof OrderStore>;

/**
 * History entry of an order or line: status and time. «extension» `actor`: role of the person in this order;
 * `actorName`: absent for an admin.
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

/** Order with its lines, shipping address and history (R3.12). Prices in currency units. */
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

/** Order in the producer calls; R3.13 is mapped from it. Totals, status and history cover only the producer's own lines. */
export const ProducerOrderDto = object({
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
export type ProducerOrderDto = Infer<typeof ProducerOrderDto>;

/** Number of orders per status; for a producer, by the status of their own lines. */
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

/** «extension» `counts`: matching orders per status, ignoring the status filter; only for admins. */
export const OrderList = object({
  orders: array(Order),
  pagination: optional(PageInfo),
  counts: optional(OrderCounts),
});

/** «extension» `counts`: matching orders per status, ignoring the status filter; only for sellers. */
export const ProducerOrderList = object({
  orders: array(ProducerOrderDto),
  pagination: optional(PageInfo),
  counts: optional(OrderCounts),
});

/** Checkout request (R7.18). Only the shipping data is used; the server calculates the order from its own cart. */
export const CheckoutInput = object({ shippingInfo: ShippingInfo });

/** «extension» Texts of a status change: note for the shopper, and for a shipment carrier and tracking number. */
const statusChangeFields = {
  notes: optional(freeText({ max: LENGTHS.notes })),
  carrier: optional(freeText({ max: LENGTHS.carrier })),
  trackingNumber: optional(freeText({ max: LENGTHS.trackingNumber })),
};
/** «extension» `partial`: an admin accepts that only some lines move, whatever the resulting order status. */
export const OrderStatusChange = object({
  status: OrderStatus,
  ...statusChangeFields,
  partial: optional(boolean()),
});
export const ProductOrderStatusChange = object({ status: ProductOrderStatus, ...statusChangeFields });
