import { offlineAddress } from '../../../contract/offline/offline-address.ts';
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
import { follow } from '../shell/follow.ts';
import { listening } from '../shell/listening.ts';
import { watchMemberOf } from '../auth/watch-member.ts';

interface SeenPagesOutside extends OfflinePagesServices {
  isInCharge: () => boolean;
  keepPage: () => Promise<void>;
  forgetPages: () => Promise<void>;
  dropNotice: () => void;
  /** Has the browser go to a page, as if its address had been typed. */
  goTo: (href: string) => void;
}

/** What is kept of the pages that are seen, joined to the app and to the worker. */
export const wireOfflinePages = (app: AppActorRef, outside: SeenPagesOutside) =>
  offlinePagesMachine.provide({
    actors: {
      ...promiseActors({ registerWorker: () => outside.registerWorker() }),
      watchAddress: listening((listener) =>
        follow(
          app,
          ({ context: { href } }) => href,
          () => listener({ type: 'page.shown' }),
        ),
      ),
      watchMember: listening(watchMemberOf(app)),
      // Without a line no screen can ask for what it shows; the worker may have the whole page.
      leadLinks: listening(() =>
        interceptLinks((href) => {
          const isDown = connectionOf(childOf(app, 'connection').getSnapshot()) !== 'online';
          if (!isDown || !outside.isInCharge() || offlineAddress(href) === null) return false;
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

/** Starts keeping what is seen, joined to this browser's worker. */
export function registerOfflinePages(app: AppActorRef): void {
  const logic = wireOfflinePages(app, {
    ...createOfflinePagesService(),
    forgetPages: clearOfflinePages,
    dropNotice: removeOfflineBanner,
    goTo: (href) => location.assign(href),
  });
  registerLazyChild(app, logic, { id: 'seenPages', input: undefined, until: 'page' });
}
