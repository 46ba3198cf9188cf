import { useRouteContext } from '@tanstack/react-router';
import { useActorRef } from '@xstate/react';
import { useEffect, useState } from 'react';
import { createDismissedNotices } from '../../services/notifications/dismissed-notices.service.ts';
import { createNotificationsService } from '../../services/notifications/notifications.service.ts';
import { Notices } from './notices.tsx';
import { watchPage, wireNotifications } from './notifications.wiring.ts';

/**
 * The notices of the house, joined to the services, from when somebody asks for them or what came with the page is old;
 * they stay as long as its shell. As no first screen waits for them, a hook owns their actor.
 */
export function Notifications({ isPressed }: { isPressed: boolean }) {
  const { app, services, screens, posted, now } = useRouteContext({ from: '__root__' });
  const [{ logic, input }] = useState(() => {
    const dismissed = createDismissedNotices();
    const notices = { ...createNotificationsService(services.call), ...dismissed };
    return {
      logic: wireNotifications(notices, watchPage(app, now), now),
      input: { dismissed: dismissed.recallDismissed(), now: now(), posted },
    };
  });
  const actorRef = useActorRef(logic, { input, ...screens.inspected });
  // What was pressed for before it was here is done now.
  useEffect(() => {
    if (isPressed) actorRef.send({ type: 'panel.opened' });
  }, [actorRef, isPressed]);
  return <Notices actorRef={actorRef} isPressed={isPressed} />;
}
