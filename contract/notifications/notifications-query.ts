import type { QueryOf } from '../api/call-types.ts';
import type { TableQuery } from '../api/page-sizes.ts';

/** What the admins' list of notifications is asked; those that everybody sees unless a status is said (R5.12). */
export interface NotificationsQuery
  extends TableQuery, Pick<QueryOf<'listNotifications'>, 'type' | 'priority' | 'status' | 'sortBy'> {}
