import { ORDER_LIMITS } from '../../../../contract/orders/order-limits.ts';
import {
  type OrderPapers,
  PRINT_DOCUMENT_KINDS,
  PAPER_SIZES,
} from '../../../../contract/producer/order-papers.ts';
import { isUuid } from '../../../../contract/values/uuid.ts';
import { createHrefMapping, oneOfParam } from '../../shell/href-mapping.ts';

const addressOf = (orderIds: string) =>
  createHrefMapping(`/producer/orders/print/${orderIds}`, {
    kind: oneOfParam(PRINT_DOCUMENT_KINDS),
    size: oneOfParam(PAPER_SIZES),
  });

/** Order ids in an address, at most one page of the list. Invalid ids are left out. */
export const orderIdsIn = ({ orderIds }: { orderIds: string }): string[] => [
  ...new Set(orderIds.split(',').filter(isUuid).slice(0, ORDER_LIMITS.pageSize)),
];

/** Print options in an address; packing slips on A4 by default. */
export const orderPapersIn = (
  params: { orderIds: string },
  search: Readonly<Record<string, unknown>>,
): OrderPapers => ({
  kind: 'slips',
  size: 'a4',
  ...addressOf('').read(search),
  orders: orderIdsIn(params),
});

/** Address of the printable orders. */
export const orderPapersHref = ({ orders = [], kind, size }: Partial<OrderPapers>) =>
  addressOf(orders.join(',')).href({
    kind: kind === 'slips' ? undefined : kind,
    size: size === 'a4' ? undefined : size,
  });
