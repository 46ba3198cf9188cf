import type { OrderStatus } from '../orders/order.ts';

/** True if an order needs a packing slip and picking: cancelled orders are not sent. */
export const needsPackingSlip = (status: OrderStatus): boolean => status !== 'cancelled';

/** Print documents of orders: one packing slip per parcel, or one picking list for all. */
export const PRINT_DOCUMENT_KINDS = ['slips', 'picking'] as const;
export type PrintDocumentKind = (typeof PRINT_DOCUMENT_KINDS)[number];

/** Paper sizes: A4, or the roll of a receipt printer. */
export const PAPER_SIZES = ['a4', 'till'] as const;
export type PaperSize = (typeof PAPER_SIZES)[number];

/** Print job: orders, document kind and paper size. */
export interface OrderPapers {
  orders: readonly string[];
  kind: PrintDocumentKind;
  size: PaperSize;
}
