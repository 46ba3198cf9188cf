import { useRouteContext } from '@tanstack/react-router';
import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import { createDismissedNotices } from '../services/dismissed-notices.service.ts';
import { createNotificationsService } from '../services/notifications.service.ts';
import { Notices } from './-notices.tsx';
import { watchPage, wireNotifications } from './-notifications.wiring.ts';

/**
 * The notices of the house, joined to the services. They come after the page lives and stay as long as its shell; as no
 * first screen waits for them, a hook owns their actor.
 */
export function Notifications() {
  const { app, services, screens, posted, now } = useRouteContext({ from: '__root__' });
  const [{ logic, input }] = useState(() => {
    const dismissed = createDismissedNotices();
    const notices = { ...createNotificationsService(services.call), ...dismissed };
    return {
      logic: wireNotifications(notices, watchPage(app, now), now),
      input: { dismissed: dismissed.recallDismissed(), now: now(), posted },
    };
  });
  return <Notices actorRef={useActorRef(logic, { input, ...screens.inspected })} />;
}
