import { offlineCacheKey } from '../../../contract/offline/offline-cache-key.ts';
import { type AppActorRef, childOf } from '../../machines/shell/app.machine.ts';
import { registerLazyChild } from '../../machines/shell/register-lazy-child.ts';
import { connectionOf } from '../../machines/shell/connection.machine.ts';
import {
  type OfflinePagesServices,
  offlinePagesMachine,
} from '../../machines/offline/offline-pages.machine.ts';
import { interceptLinks } from '../../services/shell/intercept-links.ts';
import {
  createOfflinePagesService,
  removeOfflineBanner,
  clearOfflinePages,
} from '../../services/offline/offline-pages.service.ts';
import { promiseActors } from '../api/promise-actors.ts';
import { watchSelectedValue } from '../shell/watch-selected-value.ts';
import { listenerActor } from '../shell/listener-actor.ts';
import { watchMemberOf } from '../auth/watch-member.ts';

interface SeenPagesOutside extends OfflinePagesServices {
  isInCharge: () => boolean;
  keepPage: () => Promise<void>;
  forgetPages: () => Promise<void>;
  dropNotice: () => void;
  /** Navigates with a full page load. */
  goTo: (href: string) => void;
}

/** Offline pages, connected to the application and the service worker. */
export const wireOfflinePages = (app: AppActorRef, outside: SeenPagesOutside) =>
  offlinePagesMachine.provide({
    actors: {
      ...promiseActors({ registerWorker: () => outside.registerWorker() }),
      watchAddress: listenerActor((listener) =>
        watchSelectedValue(
          app,
          ({ context: { href } }) => href,
          () => listener({ type: 'page.shown' }),
        ),
      ),
      watchMember: listenerActor(watchMemberOf(app)),
      // Offline, no screen can load its data, but the service worker may have the whole page.
      leadLinks: listenerActor(() =>
        interceptLinks((href) => {
          const isDown = connectionOf(childOf(app, 'connection').getSnapshot()) !== 'online';
          if (!isDown || !outside.isInCharge() || offlineCacheKey(href) === null) return false;
          outside.goTo(href);
          return true;
        }),
      ),
    },
    actions: {
      keepPage: () => void outside.keepPage(),
      forgetPages: () => void outside.forgetPages(),
      dropNotice: outside.dropNotice,
    },
  });

/** Starts the recording of visited pages for offline use. */
export function registerOfflinePages(app: AppActorRef): void {
  const logic = wireOfflinePages(app, {
    ...createOfflinePagesService(),
    forgetPages: clearOfflinePages,
    dropNotice: removeOfflineBanner,
    goTo: (href) => location.assign(href),
  });
  registerLazyChild(app, logic, { id: 'seenPages', input: undefined, until: 'page' });
}
