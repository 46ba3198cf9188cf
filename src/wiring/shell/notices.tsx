import { useSelector } from '@xstate/react';
import { type ComponentType, lazy, Suspense } from 'react';
import { NotificationsBell } from '../../components/notifications/NotificationsBell.tsx';
import type { NotificationsPanelProps } from '../../components/notifications/NotificationsPanel.tsx';
import type {
  NotificationsActorRef,
  NotificationsSnapshot,
} from '../../machines/notifications/notifications.machine.ts';
import { listed, unreadCount } from '../../machines/notifications/notifications.rules.ts';

const Nothing = () => null;

/** Comes when it is first opened. */
const Panel = lazy<ComponentType<NotificationsPanelProps>>(() =>
  import('../../components/notifications/NotificationsPanel.tsx').then(
    (module) => ({ default: module.NotificationsPanel }),
    () => ({ default: Nothing }),
  ),
);

const unread = ({ context }: NotificationsSnapshot) => unreadCount(context);
const listedOnes = ({ context }: NotificationsSnapshot) => listed(context);
const isPanelOpen = (snapshot: NotificationsSnapshot) => snapshot.matches({ panel: 'open' });

interface NoticesProps {
  actorRef: NotificationsActorRef;
  /** Whether the bell takes the place of one that was pressed. */
  isPressed?: boolean;
}

/** The bell, and the notices behind it. */
export function Notices({ actorRef, isPressed = false }: NoticesProps) {
  return (
    <>
      <NotificationsBell actorRef={actorRef} unread={unread} isPressed={isPressed} />
      {useSelector(actorRef, isPanelOpen) ? (
        <Suspense fallback={null}>
          <Panel actorRef={actorRef} listed={listedOnes} />
        </Suspense>
      ) : null}
    </>
  );
}
