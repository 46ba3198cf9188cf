import { chakra, createRecipeContext, type HTMLChakraProps } from '@chakra-ui/react/styled-system';
import type { MouseEvent } from 'react';
import type { Notification } from '../../../contract/notifications/notification.ts';
import { Button } from '../forms/Button.tsx';
import { useFormatter } from '../market/formatter-context.ts';
import { NotificationBadges } from './NotificationBadges.tsx';
import { notificationsMessages } from './notifications.messages.ts';

/** Plain anchor: a back-office page is another document, which the market's router cannot open. */
const Follow = createRecipeContext({ key: 'textLink' }).withContext<HTMLAnchorElement, HTMLChakraProps<'a'>>(
  'a',
);

/** Moves the focus to the next card, or to the close button; the dismissed card unmounts with its button. */
function passFocusOn({ currentTarget }: MouseEvent<HTMLElement>): void {
  const card = currentTarget.closest('li');
  const next = card?.nextElementSibling ?? card?.previousElementSibling;
  const heir =
    next?.querySelector('button') ??
    card?.closest('dialog')?.querySelector<HTMLElement>('[data-focus-first]');
  heir?.focus();
}

interface NotificationCardProps {
  notice: Notification;
  onDismissed: (id: string) => void;
}

export function NotificationCard({ notice, onDismissed }: NotificationCardProps) {
  const { dayAndTime } = useFormatter();
  const { id, title, message, type, priority, link, createdAt } = notice;
  return (
    <chakra.li
      display="grid"
      gap="2"
      paddingBlock="4"
      borderBottom="1px solid var(--td-colors-line)"
      overflowWrap="anywhere"
    >
      <NotificationBadges type={type} priority={priority} />
      <chakra.h3 fontSize="lg">{title}</chakra.h3>
      <chakra.p>{message}</chakra.p>
      {link ? (
        <Follow href={link} aria-label={notificationsMessages.followNamed(title)}>
          {notificationsMessages.follow}
        </Follow>
      ) : null}
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="3">
        <chakra.time dateTime={createdAt} color="ink2" fontSize="sm">
          {dayAndTime(createdAt)}
        </chakra.time>
        <Button
          variant="plain"
          size="sm"
          aria-label={notificationsMessages.dismissNamed(title)}
          onClick={(event) => {
            passFocusOn(event);
            onDismissed(id);
          }}
        >
          {notificationsMessages.dismiss}
        </Button>
      </chakra.div>
    </chakra.li>
  );
}
