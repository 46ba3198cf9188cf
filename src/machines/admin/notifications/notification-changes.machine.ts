import type { ActorRefFrom } from 'xstate';
import type { NotificationFailureCode } from '../../../../contract/notifications/notification-failure.ts';
import type { NotificationStatus } from '../../../../contract/notifications/notification.ts';
import { createChangesMachine } from '../../ui/changes.machine.ts';

/** The status that a notification is to have, or that it goes for good. */
export type NotificationChange = { status: NotificationStatus } | { isDeleted: true };

/** Notifications that are put away, shown again and deleted one by one, with an answer for each (R1.4, R7.13). */
export const notificationChangesMachine = createChangesMachine<
  NotificationChange,
  null,
  NotificationFailureCode
>('notificationChanges');

export type NotificationChangesActorRef = ActorRefFrom<typeof notificationChangesMachine>;
