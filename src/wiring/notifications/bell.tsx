import { useRouteContext } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { Suspense, useState } from 'react';
import { BellButton } from '../../components/notifications/BellButton.tsx';
import { lazyWithFallback, EmptyFallback } from '../../components/hydration/lazy-with-fallback.ts';
import { childOf } from '../../machines/shell/app.machine.ts';
import { embeddedUnreadCount } from '../../machines/notifications/embedded-notifications.ts';
import { createDismissedNotifications } from '../../services/notifications/dismissed-notifications.service.ts';

/** Lazy: loads with the code of the notifications actor. */
const Notices = lazyWithFallback(
  () => import('./notifications.tsx').then((part) => part.ConnectedNotificationsBell),
  EmptyFallback,
);

function QuietBell() {
  const { app, posted, now } = useRouteContext({ from: '__root__' });
  const [count] = useState(() =>
    posted ? embeddedUnreadCount(posted, createDismissedNotifications().recallDismissed(), now()) : 0,
  );
  return <BellButton count={count} onPressed={() => childOf(app, 'bell').send({ type: 'bell.pressed' })} />;
}

/** Notification bell, with its panel once the notifications actor runs. */
export function Bell() {
  const { app } = useRouteContext({ from: '__root__' });
  const notifications = useSelector(app, ({ children }) => children.notifications);
  const isPressed = useSelector(childOf(app, 'bell'), ({ context }) => context.isPressed);
  const bell = <QuietBell />;
  if (!notifications) return bell;
  return (
    <Suspense fallback={bell}>
      <Notices actorRef={notifications} isPressed={isPressed} />
    </Suspense>
  );
}
