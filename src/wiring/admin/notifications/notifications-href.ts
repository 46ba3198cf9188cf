import { NOTIFICATION_LIMITS } from '../../../../contract/limits.ts';
import { NOTIFICATION_SORTS } from '../../../../contract/notifications/notification-sorts.ts';
import {
  NOTIFICATION_PRIORITIES,
  NOTIFICATION_STATUSES,
  NOTIFICATION_TYPES,
} from '../../../../contract/notifications/notification.ts';
import { oneOfParam } from '../../shell/href-mapping.ts';
import { createTableHrefMapping } from '../../ui/table-href.ts';

/** Query of the admins' notifications from an address, and the address of a query (R5.12). */
export const { query: notificationsQueryIn, href: notificationsHref } = createTableHrefMapping(
  '/admin/notifications',
  NOTIFICATION_LIMITS.pageSize,
  {
    status: oneOfParam(NOTIFICATION_STATUSES),
    type: oneOfParam(NOTIFICATION_TYPES),
    priority: oneOfParam(NOTIFICATION_PRIORITIES),
    sortBy: oneOfParam(NOTIFICATION_SORTS),
  },
);
