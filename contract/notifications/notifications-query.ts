import type { QueryOf } from '../calls/call-types.ts';

/** What the admins' list of notifications is asked; those that everybody sees unless a status is said (R5.12). */
export interface NotificationsQuery extends Pick<
  QueryOf<'listNotifications'>,
  'type' | 'priority' | 'status' | 'sortBy' | 'offset'
> {}
