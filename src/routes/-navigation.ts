import { type AppActorRef, childOf } from '../machines/app/app.machine.ts';
import { sessionOf } from '../machines/session/session.selectors.ts';
import type { MarketRouter } from '../router.tsx';
import type { Screens } from '../screens.ts';
import { dependsOnSession } from './-private-routes.ts';

/** After each navigation: stops the screens that were left, tells the app where it is, moves the focus to the heading. */
export function watchNavigation(router: MarketRouter, app: AppActorRef, screens: Screens): void {
  router.subscribe('onResolved', ({ hrefChanged }) => {
    screens.keep(router.state.matches.map(({ loaderData }) => loaderData));
    if (hrefChanged) app.send({ type: 'address.changed', href: location.href });
  });
  router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
    if (fromLocation && pathChanged)
      document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  });
}

/** Asks the guards again whenever another person, or nobody, is here: who was thrown out leaves, who came in goes on (R2.10). */
export function watchSession(router: MarketRouter, app: AppActorRef): void {
  let last: string | null = null;
  childOf(app, 'session').subscribe((snapshot) => {
    const { status, user } = sessionOf(snapshot);
    if (status === 'unknown' || status === 'checking') return;
    const present = user === null ? '' : `${user.role} ${user.id}`;
    if (present === last) return;
    // A guard waits for the first answer itself; the login does not.
    const isNews = last !== null || (user !== null && router.state.location.pathname === '/login');
    last = present;
    if (isNews) void router.invalidate({ sync: true, filter: ({ routeId }) => dependsOnSession(routeId) });
  });
}
