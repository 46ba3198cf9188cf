import type { AppActorRef } from '../machines/app/app.machine.ts';
import type { MarketRouter } from '../router.tsx';
import type { Screens } from '../screens.ts';

/** After each navigation: stops the screens that were left, tells the app where it is, moves the focus to the heading. */
export function watchNavigation(router: MarketRouter, app: AppActorRef, screens: Screens): void {
  router.subscribe('onResolved', ({ hrefChanged }) => {
    screens.keep(router.state.matches.map(({ loaderData }) => loaderData));
    if (hrefChanged) app.send({ type: 'address.changed', href: location.href });
  });
  router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
    if (fromLocation && pathChanged) document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  });
}
