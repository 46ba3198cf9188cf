import { useSelector } from '@xstate/react';
import { Suspense } from 'react';
import { lazyWithFallback, EmptyFallback } from '../../components/hydration/lazy-with-fallback.ts';
import { NotificationsBell } from '../../components/notifications/NotificationsBell.tsx';
import { registerLazyChild } from '../../machines/shell/register-lazy-child.ts';
import type {
  NotificationsActorRef,
  NotificationsSnapshot,
} from '../../machines/notifications/notifications.machine.ts';
import { undismissedNotifications, unreadCount } from '../../machines/notifications/notifications.rules.ts';
import { createDismissedNotifications } from '../../services/notifications/dismissed-notifications.service.ts';
import { createNotificationsService } from '../../services/notifications/notifications.service.ts';
import { watchPage, wireNotifications } from './notifications.wiring.ts';
import type { BellOptions } from './bell.wiring.ts';

/** Starts the notifications actor, connected to its services. */
export function startNotifications({ app: appHere, services, posted, now }: BellOptions): void {
  const app = appHere();
  const dismissed = createDismissedNotifications();
  const notices = { ...createNotificationsService(services.call), ...dismissed };
  registerLazyChild(app, wireNotifications(notices, watchPage(app, now), now), {
    id: 'notifications',
    input: { dismissed: dismissed.recallDismissed(), now: now(), posted },
    until: 'page',
  });
}

/** Lazy: loads when the panel is first opened. */
const Panel = lazyWithFallback(
  () =>
    import('../../components/notifications/NotificationsPanel.tsx').then((part) => part.NotificationsPanel),
  EmptyFallback,
);

const unread = ({ context }: NotificationsSnapshot) => unreadCount(context);
const listedOnes = ({ context }: NotificationsSnapshot) => undismissedNotifications(context);
const isPanelOpen = (snapshot: NotificationsSnapshot) => snapshot.matches({ panel: 'open' });

interface NoticesProps {
  actorRef: NotificationsActorRef;
  /** True if the bell replaces a button that was pressed. */
  isPressed?: boolean;
}

/** Bell with its panel. */
export function ConnectedNotificationsBell({ actorRef, isPressed = false }: NoticesProps) {
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
