import { useSelector } from '@xstate/react';
import type { Notification } from '../../../../contract/notifications/notification.ts';
import type * as changesSelectors from '../../../machines/ui/row-changes.selectors.ts';
import type { NotificationChangesActorRef } from '../../../machines/admin/notifications/notification-changes.machine.ts';
import { DataTable } from '../../back-office/data-table/DataTable.tsx';
import { adminNotificationsMessages, notificationChangeFailureText } from './admin-notifications.messages.ts';
import { NotificationRow } from './NotificationRow.tsx';
import { NOTIFICATIONS_TABLE } from './notifications-columns.tsx';

interface NotificationsTableProps {
  notifications: readonly Notification[];
  changesRef: NotificationChangesActorRef;
  /** Selectors of the changes chart; a view may import only its types. */
  selectors: Pick<typeof changesSelectors, 'refusalOf' | 'changeStageOf'>;
  onDeleted: (notification: Notification) => void;
}

/** Table of notifications with buttons to archive, publish again or delete each one. */
export function NotificationsTable({
  notifications,
  changesRef,
  selectors: { refusalOf, changeStageOf },
  onDeleted,
}: NotificationsTableProps) {
  const changes = useSelector(changesRef, ({ context }) => context);
  return (
    <DataTable of={NOTIFICATIONS_TABLE} label={adminNotificationsMessages.results} sorting={null}>
      {notifications.map((one) => {
        const refusal = refusalOf(changes, one.id);
        return (
          <NotificationRow
            key={one.id}
            notification={one}
            isPending={['waiting', 'pending', 'saved'].includes(changeStageOf(changes, one.id) ?? '')}
            refusal={refusal && notificationChangeFailureText(refusal)}
            onStatusChosen={(status) =>
              changesRef.send({ type: 'change.requested', rows: [{ id: one.id, change: { status } }] })
            }
            onDeleted={() => onDeleted(one)}
          />
        );
      })}
    </DataTable>
  );
}
