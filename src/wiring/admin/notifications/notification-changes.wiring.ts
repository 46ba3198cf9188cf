import { notificationDeletionMessages } from '../../../components/admin/notifications/admin-notifications.messages.ts';
import type { AdminNotificationsActorRef } from '../../../machines/admin/notifications/admin-notifications.machine.ts';
import type { ConfirmationAsked } from '../../../machines/ui/confirmation.machine.ts';
import {
  type NotificationChangesActorRef,
  notificationChangesMachine,
} from '../../../machines/admin/notifications/notification-changes.machine.ts';
import type { AdminNotificationsService } from '../../../services/admin/notifications/admin-notifications.service.ts';
import { resultActors } from '../../api/promise-actors.ts';
import { changeAfterConfirmation } from '../../shell/ask-confirmation.ts';
import { refreshAfterChanges } from '../../shell/refresh-after-changes.ts';

/** Changes of notifications. After each run the list reloads, and the changes are told when it has. */
export const wireNotificationChanges = (
  { changeNotification }: Pick<AdminNotificationsService, 'changeNotification'>,
  list: AdminNotificationsActorRef,
) =>
  notificationChangesMachine.provide({
    actors: resultActors({ applyChange: changeNotification }),
    actions: { announceSettled: ({ self }) => void refreshAfterChanges(list, self) },
  });

/** Deletes a notification after a confirmation that shows its title (R1.4). */
export function deleteNotificationAfterConfirmation(
  app: { send(event: ConfirmationAsked): void },
  changes: Pick<NotificationChangesActorRef, 'send'>,
  { id, title }: { id: string; title: string },
): Promise<void> {
  const { question, message, confirm, dismiss } = notificationDeletionMessages;
  const asked = {
    topic: `deleteNotification:${id}`,
    kind: 'danger',
    title: question(title),
    message,
    confirmLabel: confirm,
    cancelLabel: dismiss,
  } as const;
  return changeAfterConfirmation(app, asked, changes, [{ id, change: { isDeleted: true as const } }]);
}
