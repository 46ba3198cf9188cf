import type { Notification } from '../../../../contract/notifications/notification.ts';
import type { NotificationsQuery } from '../../../../contract/notifications/notifications-query.ts';
import { createListMachine, type ListActorRef } from '../../ui/list.machine.ts';

/** What the admins tell everybody, and what they told: found by status, type and priority (R5.12). */
export const adminNotificationsMachine = createListMachine<Notification, NotificationsQuery>(
  'adminNotifications',
  { isWatched: true },
);

export type AdminNotificationsActorRef = ListActorRef<Notification, NotificationsQuery>;
