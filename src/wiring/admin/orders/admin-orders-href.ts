import { ORDER_STATUSES } from '../../../../contract/orders/order-status.ts';
import { ADMIN_LIMITS } from '../../../../contract/admin/admin-limits.ts';
import { idParam, oneOfParam, textParam } from '../../shell/href-mapping.ts';
import { dayParam } from '../../shell/query-param-readers.ts';
import { createTableHrefMapping } from '../../ui/table-href.ts';

/** Query of all orders from an address, and the address of a query (R7.18, R9.13). */
export const { query: adminOrdersQueryIn, href: adminOrdersHref } = createTableHrefMapping(
  '/admin/orders',
  ADMIN_LIMITS.orders,
  {
    q: textParam,
    status: oneOfParam(ORDER_STATUSES),
    popupStoreId: idParam,
    fromDate: dayParam,
    toDate: dayParam,
  },
);
