import { canProductOrderBecome } from '../lifecycles/product-order.lifecycle.ts';
import type { OrderStatus, ProductOrderStatus } from './order.ts';
import { canOrderBecome } from '../lifecycles/order.lifecycle.ts';
import { ORDER_STATUSES, PRODUCT_ORDER_STATUSES } from './order-status.ts';

/** What goes with a step: a word for who bought, and with what is sent who carries it and under which number. */
export interface StepWords {
  notes?: string | undefined;
  carrier?: string | undefined;
  trackingNumber?: string | undefined;
}

/** A step that an order or one of its lines is to take. */
export interface OrderStep extends StepWords {
  orderId: string;
  /** The line that takes it; null for all own lines that may. */
  lineId: string | null;
  status: ProductOrderStatus;
}

/** How long a step can be taken back before it is sent, in ms: an order only goes forward (R4.12). */
export const STEP_GRACE = 5_000;

const isOfLine = (status: OrderStatus): status is ProductOrderStatus => status !== 'completed';

/** The step ahead from a status, as the chart has it by which the server decides; null where the way ends (R4.12). */
export const nextStepOf = (status: OrderStatus): ProductOrderStatus | null =>
  (isOfLine(status) &&
    PRODUCT_ORDER_STATUSES.find((to) => to !== 'cancelled' && canProductOrderBecome(status, to))) ||
  null;

/** Whether who sells it can still cancel what is at a status (R4.12). */
export const canSellerCancel = (status: OrderStatus): boolean =>
  isOfLine(status) && canProductOrderBecome(status, 'cancelled');

/** Where an admin may move an order from a status, in one step (R4.12, R4.15). */
export const adminStepsFrom = (status: OrderStatus): OrderStatus[] =>
  ORDER_STATUSES.filter((to) => canOrderBecome(status, to, { role: 'admin', isSoleProducer: false }));
