import { chakra } from '@chakra-ui/react/styled-system';
import type { Notification, NotificationStatus } from '../../../../contract/notifications/notification.ts';
import { Button } from '../../forms/Button.tsx';
import { useFormatter } from '../../market/formatter-context.ts';
import { NoticeLabels } from '../../notifications/NoticeLabels.tsx';
import { RowRefusal } from '../../back-office/data-table/RowRefusal.tsx';
import { TABLE_ROLES } from '../../back-office/data-table/table-roles.ts';
import { adminNotificationsMessages } from './admin-notifications.messages.ts';

interface NotificationRowProps {
  notification: Notification;
  /** A change is being sent, or the list does not show it yet. */
  isPending: boolean;
  /** Refusal message of the last change. */
  refusal: string | null;
  onStatusChosen: (status: NotificationStatus) => void;
  onDeleted: () => void;
}

const { archive, archiveOf, leadsTo, publish, publishOf, remove, removeOf } = adminNotificationsMessages;

/** Table row of a notification; on phones a card. */
export function NotificationRow({
  notification,
  isPending,
  refusal,
  onStatusChosen,
  onDeleted,
}: NotificationRowProps) {
  const { dayAndTime } = useFormatter();
  const { title, message, type, priority, status, link, createdAt } = notification;
  const isShown = status === 'ACTIVE';
  return (
    <chakra.tr {...TABLE_ROLES.row} aria-busy={isPending}>
      <chakra.th {...TABLE_ROLES.rowheader} scope="row" data-cell="notification">
        <span data-part="title">{title}</span>
        <span data-part="message">{message}</span>
        {link ? <span data-part="link">{leadsTo(link)}</span> : null}
        {refusal ? <RowRefusal>{refusal}</RowRefusal> : null}
      </chakra.th>
      <chakra.td {...TABLE_ROLES.cell} data-cell="kind">
        <NoticeLabels type={type} priority={priority} />
      </chakra.td>
      <chakra.td {...TABLE_ROLES.cell} data-cell="created">
        <time dateTime={createdAt}>{dayAndTime(createdAt)}</time>
      </chakra.td>
      <chakra.td {...TABLE_ROLES.cell} data-cell="actions">
        <div data-part="actions">
          <Button
            variant="quiet"
            size="sm"
            busy={isPending}
            aria-label={isShown ? archiveOf(title) : publishOf(title)}
            onClick={() => onStatusChosen(isShown ? 'ARCHIVED' : 'ACTIVE')}
          >
            {isShown ? archive : publish}
          </Button>
          <Button variant="plain" size="sm" busy={isPending} aria-label={removeOf(title)} onClick={onDeleted}>
            {remove}
          </Button>
        </div>
      </chakra.td>
    </chakra.tr>
  );
}
