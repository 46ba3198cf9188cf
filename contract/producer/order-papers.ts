import type { OrderStatus } from '../orders/order.ts';

/** Whether an order has a slip, and goods to be fetched: of what is cancelled nothing is sent. */
export const isPacked = (status: OrderStatus): boolean => status !== 'cancelled';

/** What is printed of orders: a slip for each parcel, or one list of all that is to be fetched. */
export const PAPER_KINDS = ['slips', 'picking'] as const;
export type PaperKind = (typeof PAPER_KINDS)[number];

/** A sheet, or the roll of a till. */
export const PAPER_SIZES = ['a4', 'till'] as const;
export type PaperSize = (typeof PAPER_SIZES)[number];

/** Which orders are printed, and how. */
export interface OrderPapers {
  orders: readonly string[];
  kind: PaperKind;
  size: PaperSize;
}
