import type { Notification } from '../../../../contract/notifications/notification.ts';
import type { NotificationsQuery } from '../../../../contract/notifications/notifications-query.ts';
import { createListMachine, type ListActorRef } from '../../ui/list.machine.ts';

/** List of all notifications for admins, filtered by status, type and priority (R5.12). */
export const adminNotificationsMachine = createListMachine<Notification, NotificationsQuery>(
  'adminNotifications',
  { isWatched: true },
);

export type AdminNotificationsActorRef = ListActorRef<Notification, NotificationsQuery>;
