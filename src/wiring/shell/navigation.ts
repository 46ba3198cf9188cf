import { type AppActorRef, childOf } from '../../machines/app/app.machine.ts';
import { sessionOf } from '../../machines/session/session.selectors.ts';
import type { MarketRouter } from '../../router.tsx';
import type { Screens } from '../../screens.ts';
import { createHeadingFocus } from '../../components/layout/heading-focus.ts';
import { isBehindLogin } from './private-routes.ts';

/** After each navigation: stops the screens that were left, tells the app where it is, moves the focus to the heading. */
export function watchNavigation(router: MarketRouter, app: AppActorRef, screens: Screens): void {
  const moveFocus = createHeadingFocus();
  router.subscribe('onResolved', ({ hrefChanged }) => {
    screens.keep(router.state.matches.map(({ loaderData }) => loaderData));
    if (hrefChanged) app.send({ type: 'address.changed', href: location.href });
  });
  router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
    if (fromLocation && pathChanged) moveFocus();
  });
}

/**
 * Asks the guards again when the one who was here has gone, or another has come in the place (R2.9–R2.11). Who signs out
 * leaves the screens behind the login for the home page, once the tokens are gone: no call may carry them any more.
 */
export function watchSession(router: MarketRouter, app: AppActorRef): void {
  let last: string | null = null;
  let isSigningOut = false;
  childOf(app, 'session').subscribe((snapshot) => {
    const { status, user } = sessionOf(snapshot);
    isSigningOut ||= snapshot.matches({ awake: 'signingOut' });
    if (status === 'unknown' || status === 'checking') return;
    const before = last;
    const goesHome = isSigningOut && user === null;
    last = user && `${user.role} ${user.id}`;
    isSigningOut = false;
    if (before === null || before === last) return;
    if (goesHome && router.state.matches.some(({ routeId }) => isBehindLogin(routeId)))
      void router.navigate({ to: '/' });
    else void router.invalidate({ sync: true, filter: ({ routeId }) => isBehindLogin(routeId) });
  });
}
