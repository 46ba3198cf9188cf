import { NOTIFICATION_LIMITS } from '../../../contract/limits.ts';
import { failureMessages } from '../../components/feedback/failure.messages.ts';
import { type AppActorRef, childOf } from '../../machines/shell/app.machine.ts';
import { bellMachine } from '../../machines/notifications/bell.machine.ts';
import { promiseActors } from '../api/promise-actors.ts';
import type { RouterContext } from '../shell/router-context.ts';

/** `app` returns the page's application; call it only after its creation. */
export interface BellOptions extends Pick<RouterContext, 'services' | 'posted' | 'now'> {
  app: () => AppActorRef;
}

/** Bell, connected to the data embedded in the page, and to the code of the notifications actor. */
export const wireBell = (outside: BellOptions) =>
  bellMachine.provide({
    actors: promiseActors({
      fetchNotifications: async () => {
        const { startNotifications } = await import('./notifications.tsx');
        startNotifications(outside);
      },
    }),
    guards: {
      isOutdated: (_, { now }) =>
        outside.posted === null || now - outside.posted.at >= NOTIFICATION_LIMITS.refreshInterval,
    },
    actions: {
      openPanel: () => childOf(outside.app(), 'notifications').send({ type: 'panel.opened' }),
      tellUnavailable: () =>
        outside.app().send({ type: 'toast.shown', kind: 'error', message: failureMessages.NO_RESPONSE }),
    },
  });
