import { chakra } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import type {
  NotificationsActorRef,
  NotificationsSnapshot,
} from '../../machines/notifications/notifications.machine.ts';
import { Icon } from '../icons/Icon.tsx';
import { CartCount } from '../layout/CartCount.tsx';
import { LiveRegion } from '../layout/LiveRegion.tsx';
import { notificationsMessages } from './notifications.messages.ts';

const newsOf = ({ context }: NotificationsSnapshot) => context.news;

interface NotificationsBellProps {
  actorRef: NotificationsActorRef;
  unread: (snapshot: NotificationsSnapshot) => number;
}

/** Opens the notices, and says how many are unread (R9.10); what comes while the page is open is said aloud. */
export function NotificationsBell({ actorRef, unread }: NotificationsBellProps) {
  const count = useSelector(actorRef, unread);
  const news = useSelector(actorRef, newsOf);
  return (
    <>
      <chakra.button
        type="button"
        aria-label={notificationsMessages.bell(count)}
        aria-haspopup="dialog"
        onClick={() => actorRef.send({ type: 'panel.opened' })}
        display="grid"
        placeItems="center"
        position="relative"
        width="touch"
        height="touch"
        borderRadius="card"
        cursor="pointer"
        css={{ '&:hover': { background: 'sunken' } }}
      >
        <Icon name="bell" size={24} />
        <CartCount count={count} />
      </chakra.button>
      <LiveRegion message={notificationsMessages.news(news)} />
    </>
  );
}
