import { useSelector } from '@xstate/react';
import type {
  NotificationsActorRef,
  NotificationsSnapshot,
} from '../../machines/notifications/notifications.machine.ts';
import { LiveRegion } from '../layout/LiveRegion.tsx';
import { BellButton } from './BellButton.tsx';
import { notificationsMessages } from './notifications.messages.ts';

const newsOf = ({ context }: NotificationsSnapshot) => context.news;

interface NotificationsBellProps {
  actorRef: NotificationsActorRef;
  unread: (snapshot: NotificationsSnapshot) => number;
  isPressed?: boolean;
}

/** Bell with live updates: announces notifications that arrive while the page is open (R9.10). */
export function NotificationsBell({ actorRef, unread, isPressed = false }: NotificationsBellProps) {
  const count = useSelector(actorRef, unread);
  const news = useSelector(actorRef, newsOf);
  return (
    <>
      <BellButton
        count={count}
        isPressed={isPressed}
        onPressed={() => actorRef.send({ type: 'panel.opened' })}
      />
      <LiveRegion message={notificationsMessages.news(news)} />
    </>
  );
}
