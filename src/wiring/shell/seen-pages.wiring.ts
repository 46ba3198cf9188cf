import { seenAddress } from '../../../contract/pages/seen-address.ts';
import { type AppActorRef, childOf } from '../../machines/app/app.machine.ts';
import { admitLate } from '../../machines/app/admit-late.ts';
import { connectionOf } from '../../machines/connection/connection.machine.ts';
import { type SeenPagesServices, seenPagesMachine } from '../../machines/seen-pages/seen-pages.machine.ts';
import { watchLinkPresses } from '../../services/page/link-presses.ts';
import {
  createSeenPagesService,
  dropNotice,
  forgetSeenPages,
} from '../../services/page/seen-pages.service.ts';
import { tasks } from '../calls.ts';
import { follow } from './follow.ts';
import { listening } from './listening.ts';
import { watchMemberOf } from './watch-member.ts';

interface SeenPagesOutside extends SeenPagesServices {
  isInCharge: () => boolean;
  keepPage: () => Promise<void>;
  forgetPages: () => Promise<void>;
  dropNotice: () => void;
  /** Has the browser go to a page, as if its address had been typed. */
  goTo: (href: string) => void;
}

/** What is kept of the pages that are seen, joined to the app and to the worker. */
export const wireSeenPages = (app: AppActorRef, outside: SeenPagesOutside) =>
  seenPagesMachine.provide({
    actors: {
      ...tasks({ registerWorker: () => outside.registerWorker() }),
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
        watchLinkPresses((href) => {
          const isDown = connectionOf(childOf(app, 'connection').getSnapshot()) !== 'online';
          if (!isDown || !outside.isInCharge() || seenAddress(href) === null) return false;
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
export function admitSeenPages(app: AppActorRef): void {
  const logic = wireSeenPages(app, {
    ...createSeenPagesService(),
    forgetPages: forgetSeenPages,
    dropNotice,
    goTo: (href) => location.assign(href),
  });
  admitLate(app, logic, { id: 'seenPages', input: undefined, until: 'page' });
}
