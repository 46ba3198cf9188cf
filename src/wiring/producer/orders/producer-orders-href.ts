import { ORDER_LIMITS } from '../../../../contract/orders/order-limits.ts';
import { ORDER_STATUSES } from '../../../../contract/orders/order-status.ts';
import { createListHrefMapping, idParam, oneOfParam, textParam } from '../../shell/href-mapping.ts';
import { dayParam } from '../../shell/query-param-readers.ts';

/** Query of the producer's orders from an address, and the address of a query. */
export const { query: producerOrdersQueryIn, href: producerOrdersHref } = createListHrefMapping(
  '/producer/orders',
  ORDER_LIMITS.pageSize,
  {
    q: textParam,
    status: oneOfParam(ORDER_STATUSES),
    popupStoreId: idParam,
    fromDate: dayParam,
    toDate: dayParam,
  },
);
