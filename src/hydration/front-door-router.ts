import type { AnyRouter } from '@tanstack/react-router';
import { doorOf, type FrontDoor } from '../../contract/shell/front-door.ts';

type Next = Parameters<AnyRouter['commitLocation']>[0];

/** Has a page loaded whole, from the server; questions about what would be lost are asked before. */
export type OpenPage = (next: Pick<Next, 'publicHref' | 'replace' | 'ignoreBlocker'>) => Promise<void>;

/** Lets a router go only to the paths behind its own door: a page behind the other is loaded whole, for its code is not here. */
export function guardFrontDoor<Router extends AnyRouter>(
  door: FrontDoor,
  router: Router,
  openPage: OpenPage = ({ publicHref: href, replace = false, ignoreBlocker = false }) =>
    router.navigate({ href, reloadDocument: true, replace, ignoreBlocker }),
): Router {
  const { commitLocation } = router;
  return Object.assign(router, {
    commitLocation: (next: Next) => (doorOf(next.pathname) === door ? commitLocation(next) : openPage(next)),
  });
}
