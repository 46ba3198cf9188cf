import type { Notification, NotificationStatus } from '../../../../contract/notifications/notification.ts';
import type { Formatter } from '../../../../contract/values/format.ts';
import { Button } from '../../forms/Button.tsx';
import { NotificationBadges } from '../../notifications/NotificationBadges.tsx';
import { defineTable } from '../../back-office/data-table/define-table.ts';
import { RowRefusal } from '../../back-office/data-table/RowRefusal.tsx';
import { adminNotificationsMessages as words } from './admin-notifications.messages.ts';

/** Notification with its pending changes, as its cells need it. */
interface NotificationCells {
  notification: Notification;
  /** A change is being sent, or the list does not show it yet. */
  isPending: boolean;
  /** Refusal message of the last change. */
  refusal: string | null;
  onStatusChosen: (status: NotificationStatus) => void;
  onDeleted: () => void;
  format: Formatter;
}

/** Columns of the admins' notifications. */
export const NOTIFICATIONS_TABLE = defineTable<NotificationCells>()({
  name: 'notifications',
  columns: {
    notification: {
      header: words.notification,
      cell: ({ notification: { title, message, link }, refusal }) => (
        <>
          <span data-part="title">{title}</span>
          <span data-part="message">{message}</span>
          {link ? <span data-part="link">{words.leadsTo(link)}</span> : null}
          {refusal ? <RowRefusal>{refusal}</RowRefusal> : null}
        </>
      ),
      isRowHeader: true,
      hasPlainHeader: true,
      styles: { overflowWrap: 'anywhere', minWidth: '16rem' },
      cardStyles: { minWidth: '0' },
    },
    kind: {
      header: words.type,
      cell: ({ notification: { type, priority } }) => <NotificationBadges type={type} priority={priority} />,
      hasPlainHeader: true,
      styles: { width: '1%', whiteSpace: 'nowrap' },
      cardStyles: { width: 'auto', whiteSpace: 'normal' },
    },
    created: {
      header: words.created,
      cell: ({ notification: { createdAt }, format }) => (
        <time dateTime={createdAt}>{format.dayAndTime(createdAt)}</time>
      ),
      hasPlainHeader: true,
      styles: { width: '1%', whiteSpace: 'nowrap', color: 'ink2', fontVariantNumeric: 'tabular-nums' },
      cardStyles: { width: 'auto', fontSize: 'sm' },
    },
    actions: {
      header: words.actions,
      cell: ({ notification: { title, status }, isPending, onStatusChosen, onDeleted }) => {
        const isShown = status === 'ACTIVE';
        return (
          <div data-part="actions">
            <Button
              variant="quiet"
              size="sm"
              busy={isPending}
              aria-label={isShown ? words.archiveOf(title) : words.publishOf(title)}
              onClick={() => onStatusChosen(isShown ? 'ARCHIVED' : 'ACTIVE')}
            >
              {isShown ? words.archive : words.publish}
            </Button>
            <Button
              variant="plain"
              size="sm"
              busy={isPending}
              aria-label={words.removeOf(title)}
              onClick={onDeleted}
            >
              {words.remove}
            </Button>
          </div>
        );
      },
      styles: { width: '1%', textAlign: 'end' },
      cardStyles: { width: 'auto', paddingTop: '1' },
    },
  },
  card: {
    areas: [
      ['kind', 'created'],
      ['notification', 'notification'],
      ['actions', 'actions'],
    ],
    styles: { gridTemplateColumns: 'minmax(0, 1fr) auto', rowGap: '2', padding: '4' },
  },
  styles: {
    '& tbody th, & tbody td': { paddingBlock: '3', verticalAlign: 'top' },
    '& [data-part=title]': { fontWeight: 'semibold' },
    '& [data-part=link]': { display: 'block', color: 'ink2', fontSize: 'sm', fontWeight: 'normal' },
    '& [data-part=message]': {
      display: 'block',
      color: 'ink2',
      fontWeight: 'normal',
      maxWidth: '60ch',
      paddingTop: '1',
    },
    '& [data-part=actions]': { display: 'flex', justifyContent: 'end', gap: '2', whiteSpace: 'nowrap' },
  },
  cardStyles: {
    '& tbody th, & tbody td': { padding: '0' },
    '& [data-part=actions]': { justifyContent: 'start', flexWrap: 'wrap' },
  },
});
