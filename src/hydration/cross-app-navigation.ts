import type { AnyRouter } from '@tanstack/react-router';
import { appSectionOf, type AppSection } from '../../contract/shell/app-section.ts';

type Next = Parameters<AnyRouter['commitLocation']>[0];

/** Loads a page from the server, after confirmations about unsaved changes. */
export type OpenPage = (next: Pick<Next, 'publicHref' | 'replace' | 'ignoreBlocker'>) => Promise<void>;

/**
 * Limits a router to the paths of its own application. A path of the other one is loaded from the server,
 * because its code is not in this page.
 */
export function loadOtherAppFromServer<Router extends AnyRouter>(
  door: AppSection,
  router: Router,
  openPage: OpenPage = ({ publicHref: href, replace = false, ignoreBlocker = false }) =>
    router.navigate({ href, reloadDocument: true, replace, ignoreBlocker }),
): Router {
  const { commitLocation } = router;
  return Object.assign(router, {
    commitLocation: (next: Next) =>
      appSectionOf(next.pathname) === door ? commitLocation(next) : openPage(next),
  });
}
