import { useRouteContext } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { type ComponentType, lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { NOTIFICATIONS } from '../../../contract/limits.ts';
import { failureMessages } from '../../components/feedback/failure.messages.ts';
import { BellButton } from '../../components/notifications/BellButton.tsx';
import { postedCount } from '../../machines/notifications/posted-notices.ts';
import { createDismissedNotices } from '../../services/notifications/dismissed-notices.service.ts';

interface NotificationsProps {
  isPressed: boolean;
}

const Notifications = lazy<ComponentType<NotificationsProps>>(() =>
  import('./notifications.tsx').then(
    (module) => ({ default: module.Notifications }),
    () => ({ default: NotificationsUnavailable }),
  ),
);

/** A page whose notices could not be fetched keeps its quiet bell, which says so when it is pressed. */
function NotificationsUnavailable({ isPressed }: NotificationsProps) {
  const { app } = useRouteContext({ from: '__root__' });
  const tell = useCallback(
    () => app.send({ type: 'toast.shown', kind: 'error', message: failureMessages.NO_RESPONSE }),
    [app],
  );
  useEffect(() => {
    if (isPressed) tell();
  }, [isPressed, tell]);
  return <QuietBell onPressed={tell} />;
}

function QuietBell({ onPressed = () => {} }: { onPressed?: () => void }) {
  const { posted, now } = useRouteContext({ from: '__root__' });
  const [count] = useState(() =>
    posted ? postedCount(posted, createDismissedNotices().recallDismissed(), now()) : 0,
  );
  return <BellButton count={count} onPressed={onPressed} />;
}

/**
 * The bell of a page: it rings by what came with it (R9.10). What watches the notices is fetched when the bell is pressed,
 * when what came is old, or at once where nothing came.
 */
export function Bell() {
  const { app, posted } = useRouteContext({ from: '__root__' });
  const [isPressed, setPressed] = useState(false);
  const isOld = useSelector(
    app,
    ({ context: { now } }) => posted === null || now - posted.at >= NOTIFICATIONS.refreshInterval,
  );
  const bell = <QuietBell onPressed={() => setPressed(true)} />;
  if (!isPressed && !isOld) return bell;
  return (
    <Suspense fallback={bell}>
      <Notifications isPressed={isPressed} />
    </Suspense>
  );
}
