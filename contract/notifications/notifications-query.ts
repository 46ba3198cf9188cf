import type { QueryOf } from '../api/call-types.ts';
import type { TableQuery } from '../api/page-sizes.ts';

/** Query of the admins' notification list; without a status, only active notifications (R5.12). */
export interface NotificationsQuery
  extends TableQuery, Pick<QueryOf<'listNotifications'>, 'type' | 'priority' | 'status' | 'sortBy'> {}
