import { chakra } from '@chakra-ui/react/styled-system';
import type { Notification, NotificationStatus } from '../../../../contract/notifications/notification.ts';
import { useFormatter } from '../../market/formatter-context.ts';
import { TABLE_ROLES } from '../../back-office/data-table/table-roles.ts';
import { TableCells } from '../../back-office/data-table/TableCells.tsx';
import { NOTIFICATIONS_TABLE } from './notifications-columns.tsx';

interface NotificationRowProps {
  notification: Notification;
  /** A change is being sent, or the list does not show it yet. */
  isPending: boolean;
  /** Refusal message of the last change. */
  refusal: string | null;
  onStatusChosen: (status: NotificationStatus) => void;
  onDeleted: () => void;
}

/** Table row of a notification. */
export function NotificationRow(props: NotificationRowProps) {
  const format = useFormatter();
  return (
    <chakra.tr {...TABLE_ROLES.row} aria-busy={props.isPending}>
      <TableCells of={NOTIFICATIONS_TABLE} row={{ ...props, format }} />
    </chakra.tr>
  );
}
