import { canProductOrderBecome } from '../lifecycles/product-order.lifecycle.ts';
import type { OrderStatus, ProductOrderStatus } from './order.ts';
import { canOrderBecome } from '../lifecycles/order.lifecycle.ts';
import { ORDER_STATUSES, PRODUCT_ORDER_STATUSES } from './order-status.ts';

/** Texts of an order step: a note for the shopper; for a shipment also carrier and tracking number. */
export interface StepWords {
  notes?: string | undefined;
  carrier?: string | undefined;
  trackingNumber?: string | undefined;
}

/** Step of an order or of one line. */
export interface OrderStep extends StepWords {
  orderId: string;
  /** Line that moves; null for all own lines that may move. */
  lineId: string | null;
  status: ProductOrderStatus;
}

/** Undo period of a step before it is sent, in ms, because an order cannot go back (R4.12). */
export const STEP_GRACE = 5_000;

const isOfLine = (status: OrderStatus): status is ProductOrderStatus => status !== 'completed';

/** Next step from a status, by the same lifecycle as on the server; null after the last (R4.12). */
export const nextStepOf = (status: OrderStatus): ProductOrderStatus | null =>
  (isOfLine(status) &&
    PRODUCT_ORDER_STATUSES.find((to) => to !== 'cancelled' && canProductOrderBecome(status, to))) ||
  null;

/** True if the seller can still cancel a line at a status (R4.12). */
export const canSellerCancel = (status: OrderStatus): boolean =>
  isOfLine(status) && canProductOrderBecome(status, 'cancelled');

/** Statuses that an admin may set from a status, in one step (R4.12, R4.15). */
export const adminStepsFrom = (status: OrderStatus): OrderStatus[] =>
  ORDER_STATUSES.filter((to) => canOrderBecome(status, to, { role: 'admin', isSoleProducer: false }));
