import { NOTIFICATION_LIMITS } from '../../../../contract/limits.ts';
import { NOTIFICATION_SORTS } from '../../../../contract/notifications/notification-sorts.ts';
import {
  NOTIFICATION_PRIORITIES,
  NOTIFICATION_STATUSES,
  NOTIFICATION_TYPES,
} from '../../../../contract/notifications/notification.ts';
import { oneOf } from '../../shell/href-mapping.ts';
import { createTableAddress } from '../../ui/table-href.ts';

/** Query of the admins' notifications from an address, and the address of a query (R5.12). */
export const { query: notificationsQueryIn, href: notificationsHref } = createTableAddress(
  '/admin/notifications',
  NOTIFICATION_LIMITS.pageSize,
  {
    status: oneOf(NOTIFICATION_STATUSES),
    type: oneOf(NOTIFICATION_TYPES),
    priority: oneOf(NOTIFICATION_PRIORITIES),
    sortBy: oneOf(NOTIFICATION_SORTS),
  },
);
