import type { QueryOf } from '../calls/call-types.ts';
import type { TableQuery } from '../calls/page-sizes.ts';

/** What the admins' list of notifications is asked; those that everybody sees unless a status is said (R5.12). */
export interface NotificationsQuery
  extends TableQuery, Pick<QueryOf<'listNotifications'>, 'type' | 'priority' | 'status' | 'sortBy'> {}
