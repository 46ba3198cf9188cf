import { NOTIFICATIONS } from '../../../contract/limits.ts';
import { failureMessages } from '../../components/feedback/failure.messages.ts';
import { type AppActorRef, childOf } from '../../machines/shell/app.machine.ts';
import { bellMachine } from '../../machines/notifications/bell.machine.ts';
import { promiseActors } from '../api/promise-actors.ts';
import type { RouterContext } from '../shell/router-context.ts';

/** `app` gives the page's app once that is there. */
export interface BellOutside extends Pick<RouterContext, 'services' | 'posted' | 'now'> {
  app: () => AppActorRef;
}

/** The bell joined to what came with the page, and to the code of what watches the notices. */
export const wireBell = (outside: BellOutside) =>
  bellMachine.provide({
    actors: promiseActors({
      fetchNotifications: async () => {
        const { admitNotifications } = await import('./notifications.tsx');
        admitNotifications(outside);
      },
    }),
    guards: {
      isOutdated: (_, { now }) =>
        outside.posted === null || now - outside.posted.at >= NOTIFICATIONS.refreshInterval,
    },
    actions: {
      openPanel: () => childOf(outside.app(), 'notifications').send({ type: 'panel.opened' }),
      tellUnavailable: () =>
        outside.app().send({ type: 'toast.shown', kind: 'error', message: failureMessages.NO_RESPONSE }),
    },
  });
