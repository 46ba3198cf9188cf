import { type AppActorRef, childOf } from '../../machines/shell/app.machine.ts';
import { connectionOf } from '../../machines/shell/connection.machine.ts';
import {
  notificationsMachine,
  type NotificationsServices,
  type BrowserPageEvent,
} from '../../machines/notifications/notifications.machine.ts';
import { watchSelectedValue } from '../shell/watch-selected-value.ts';
import { resultActors } from '../api/promise-actors.ts';
import { listenerActor } from '../shell/listener-actor.ts';

/**
 * Notifications, connected to their services. `watch` reports the page's visibility and a restored
 * connection; `now` is in ms UTC.
 */
export const wireNotifications = (
  services: Pick<NotificationsServices, 'listNotifications' | 'rememberDismissed'>,
  watch: (listener: (news: BrowserPageEvent) => void) => () => void,
  now: () => number,
) =>
  notificationsMachine.provide({
    actors: {
      watchPage: listenerActor(watch),
      ...resultActors({
        listNotifications: async (_, signal) => {
          const answer = await services.listNotifications(signal);
          return answer.ok ? { ok: true, value: { items: answer.value, at: now() } } : answer;
        },
      }),
    },
    actions: { rememberDismissed: (_, { ids }) => services.rememberDismissed(ids) },
  });

/** Events of the browser's page, starting with its current visibility. */
export const watchPage =
  (app: AppActorRef, now: () => number) => (listener: (news: BrowserPageEvent) => void) => {
    const look = () =>
      listener(document.hidden ? { type: 'page.hidden' } : { type: 'page.shown', now: now() });
    const stop = watchSelectedValue(childOf(app, 'connection'), connectionOf, (line) => {
      if (line === 'online') listener({ type: 'connection.restored' });
    });
    document.addEventListener('visibilitychange', look);
    look();
    return () => {
      document.removeEventListener('visibilitychange', look);
      stop();
    };
  };
