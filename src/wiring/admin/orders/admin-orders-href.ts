import { ORDER_STATUSES } from '../../../../contract/orders/order-status.ts';
import { ADMIN } from '../../../../contract/admin/admin-limits.ts';
import { id, oneOf, text } from '../../shell/href-mapping.ts';
import { day } from '../../shell/query-param-readers.ts';
import { createTableAddress } from '../../ui/table-href.ts';

/** Query of all orders from an address, and the address of a query (R7.18, R9.13). */
export const { query: adminOrdersQueryIn, href: adminOrdersHref } = createTableAddress(
  '/admin/orders',
  ADMIN.orders,
  {
    q: text,
    status: oneOf(ORDER_STATUSES),
    popupStoreId: id,
    fromDate: day,
    toDate: day,
  },
);
