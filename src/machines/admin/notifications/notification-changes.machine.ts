import type { ActorRefFrom } from 'xstate';
import type { NotificationFailureCode } from '../../../../contract/notifications/notification-failure.ts';
import type { NotificationStatus } from '../../../../contract/notifications/notification.ts';
import { createRowChangesMachine } from '../../ui/row-changes.machine.ts';

/** Change of a notification: a new status, or permanent deletion. */
export type NotificationChange = { status: NotificationStatus } | { isDeleted: true };

/** Status changes and deletions of notifications, one request each with its own result (R1.4, R7.13). */
export const notificationChangesMachine = createRowChangesMachine<
  NotificationChange,
  null,
  NotificationFailureCode
>('notificationChanges');

export type NotificationChangesActorRef = ActorRefFrom<typeof notificationChangesMachine>;
