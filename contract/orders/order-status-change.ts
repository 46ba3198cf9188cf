import { canProductOrderBecome } from '../lifecycles/product-order.lifecycle.ts';
import type { OrderStatus, ProductOrderStatus } from './order.ts';
import { canOrderBecome } from '../lifecycles/order.lifecycle.ts';
import { ORDER_STATUSES, PRODUCT_ORDER_STATUSES } from './order-status.ts';

/** Texts of a status change of an order: a note for the shopper; for a shipment also carrier and tracking number. */
export interface StatusChangeTexts {
  notes?: string | undefined;
  carrier?: string | undefined;
  trackingNumber?: string | undefined;
}

/** Requested status change of an order or of one line. */
export interface StatusChangeRequest extends StatusChangeTexts {
  orderId: string;
  /** Line that moves; null for all own lines that may move. */
  lineId: string | null;
  status: ProductOrderStatus;
}

/** Undo period of a status change before it is sent, in ms, because an order cannot go back (R4.12). */
export const STATUS_CHANGE_UNDO_MS = 5_000;

const isOfLine = (status: OrderStatus): status is ProductOrderStatus => status !== 'completed';

/** Next status from a status, by the same lifecycle as on the server; null after the last (R4.12). */
export const nextStatusOf = (status: OrderStatus): ProductOrderStatus | null =>
  (isOfLine(status) &&
    PRODUCT_ORDER_STATUSES.find((to) => to !== 'cancelled' && canProductOrderBecome(status, to))) ||
  null;

/** True if the seller can still cancel a line at a status (R4.12). */
export const canSellerCancel = (status: OrderStatus): boolean =>
  isOfLine(status) && canProductOrderBecome(status, 'cancelled');

/** Statuses that an admin may set from a status, in one step (R4.12, R4.15). */
export const adminStatusesFrom = (status: OrderStatus): OrderStatus[] =>
  ORDER_STATUSES.filter((to) => canOrderBecome(status, to, { role: 'admin' }));
