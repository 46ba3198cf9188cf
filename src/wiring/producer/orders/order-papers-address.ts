import { ORDERS } from '../../../../contract/orders/order-limits.ts';
import { type OrderPapers, PAPER_KINDS, PAPER_SIZES } from '../../../../contract/producer/order-papers.ts';
import { isUuid } from '../../../../contract/values/uuid.ts';
import { createAddress, oneOf } from '../../shell/address.ts';

const addressOf = (orderIds: string) =>
  createAddress(`/producer/orders/print/${orderIds}`, {
    kind: oneOf(PAPER_KINDS),
    size: oneOf(PAPER_SIZES),
  });

/** The orders that an address names, a page of them at most; what names none is left out. */
export const orderIdsIn = ({ orderIds }: { orderIds: string }): string[] => [
  ...new Set(orderIds.split(',').filter(isUuid).slice(0, ORDERS.pageSize)),
];

/** What an address has printed: slips on sheets unless it says otherwise. */
export const orderPapersIn = (
  params: { orderIds: string },
  search: Readonly<Record<string, unknown>>,
): OrderPapers => ({
  kind: 'slips',
  size: 'a4',
  ...addressOf('').read(search),
  orders: orderIdsIn(params),
});

/** Where orders are printed. */
export const orderPapersHref = ({ orders = [], kind, size }: Partial<OrderPapers>) =>
  addressOf(orders.join(',')).href({
    kind: kind === 'slips' ? undefined : kind,
    size: size === 'a4' ? undefined : size,
  });
