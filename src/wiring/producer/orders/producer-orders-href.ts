import { ORDER_LIMITS } from '../../../../contract/orders/order-limits.ts';
import { ORDER_STATUSES } from '../../../../contract/orders/order-status.ts';
import { createListAddress, id, oneOf, text } from '../../shell/href-mapping.ts';
import { day } from '../../shell/query-param-readers.ts';

/** Query of the producer's orders from an address, and the address of a query. */
export const { query: producerOrdersQueryIn, href: producerOrdersHref } = createListAddress(
  '/producer/orders',
  ORDER_LIMITS.pageSize,
  {
    q: text,
    status: oneOf(ORDER_STATUSES),
    popupStoreId: id,
    fromDate: day,
    toDate: day,
  },
);
