import { chakra } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import type { Notification } from '../../../../contract/notifications/notification.ts';
import type * as changesSelectors from '../../../machines/ui/changes.selectors.ts';
import type { NotificationChangesActorRef } from '../../../machines/admin/notifications/notification-changes.machine.ts';
import { TABLE_ROLES } from '../../back-office/data-table/table-roles.ts';
import { workTable } from '../../back-office/data-table/work-table.styles.ts';
import { adminNotificationsMessages, notificationChangeText } from './admin-notifications.messages.ts';
import { NotificationRow } from './NotificationRow.tsx';

const table = workTable({
  hasChoice: false,
  cells: {
    '& tbody th, & tbody td': { paddingBlock: '3', verticalAlign: 'top' },
    '& [data-cell=notification]': { overflowWrap: 'anywhere', minWidth: '16rem' },
    '& [data-part=title]': { fontWeight: 'semibold' },
    '& [data-part=link]': { display: 'block', color: 'ink2', fontSize: 'sm', fontWeight: 'normal' },
    '& [data-part=message]': {
      display: 'block',
      color: 'ink2',
      fontWeight: 'normal',
      maxWidth: '60ch',
      paddingTop: '1',
    },
    '& [data-cell=kind]': { width: '1%', whiteSpace: 'nowrap' },
    '& [data-cell=created]': {
      width: '1%',
      whiteSpace: 'nowrap',
      color: 'ink2',
      fontVariantNumeric: 'tabular-nums',
    },
    '& [data-cell=actions]': { width: '1%', textAlign: 'end' },
    '& [data-part=actions]': { display: 'flex', justifyContent: 'end', gap: '2', whiteSpace: 'nowrap' },
  },
  card: {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gridTemplateAreas: '"kind created" "notification notification" "actions actions"',
    rowGap: '2',
    padding: '4',
  },
  cardCells: {
    '& tbody th, & tbody td': { padding: '0' },
    '& [data-cell=notification]': { gridArea: 'notification', minWidth: '0' },
    '& [data-cell=kind]': { gridArea: 'kind', width: 'auto', whiteSpace: 'normal' },
    '& [data-cell=created]': { gridArea: 'created', width: 'auto', fontSize: 'sm' },
    '& [data-cell=actions]': { gridArea: 'actions', width: 'auto', paddingTop: '1' },
    '& [data-part=actions]': { justifyContent: 'start', flexWrap: 'wrap' },
  },
});

interface NotificationsTableProps {
  notifications: readonly Notification[];
  changesRef: NotificationChangesActorRef;
  /** Selectors of the changes chart; a view may import only its types. */
  selectors: Pick<typeof changesSelectors, 'refusalOf' | 'stageOf'>;
  onDeleted: (notification: Notification) => void;
}

/** Table of notifications with buttons to archive, publish again or delete each one. */
export function NotificationsTable({
  notifications,
  changesRef,
  selectors: { refusalOf, stageOf },
  onDeleted,
}: NotificationsTableProps) {
  const changes = useSelector(changesRef, ({ context }) => context);
  const { results, notification, type, created, actions } = adminNotificationsMessages;
  return (
    <chakra.table {...TABLE_ROLES.table} aria-label={results} css={table}>
      <chakra.thead {...TABLE_ROLES.rowgroup}>
        <chakra.tr {...TABLE_ROLES.row}>
          {[notification, type, created].map((word) => (
            <chakra.th key={word} {...TABLE_ROLES.columnheader} scope="col">
              {word}
            </chakra.th>
          ))}
          <chakra.th {...TABLE_ROLES.columnheader} scope="col" data-cell="actions">
            {actions}
          </chakra.th>
        </chakra.tr>
      </chakra.thead>
      <chakra.tbody {...TABLE_ROLES.rowgroup}>
        {notifications.map((one) => {
          const refusal = refusalOf(changes, one.id);
          return (
            <NotificationRow
              key={one.id}
              notification={one}
              isPending={['waiting', 'pending', 'saved'].includes(stageOf(changes, one.id) ?? '')}
              refusal={refusal && notificationChangeText(refusal)}
              onStatusChosen={(status) =>
                changesRef.send({ type: 'change.requested', rows: [{ id: one.id, change: { status } }] })
              }
              onDeleted={() => onDeleted(one)}
            />
          );
        })}
      </chakra.tbody>
    </chakra.table>
  );
}
