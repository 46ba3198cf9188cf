import { createActor } from 'xstate';
import { type AppActorRef, childOf } from '../../machines/shell/app.machine.ts';
import type { MarketRouter } from '../../router.tsx';
import type { ScreenActors } from '../../screen-actors.ts';
import { createHeadingFocus } from '../../components/layout/heading-focus.ts';
import { wireSessionChange } from '../auth/session-change.wiring.ts';
import { isBehindLogin } from '../auth/private-routes.ts';

/**
 * Closes overlays before the path changes. After each navigation it stops the actors of left screens, sends
 * the new address to the application, and moves the focus to the heading.
 */
export function watchNavigation(router: MarketRouter, app: AppActorRef, screens: ScreenActors): void {
  const moveFocus = createHeadingFocus();
  router.subscribe('onBeforeNavigate', ({ fromLocation, pathChanged }) => {
    if (fromLocation && pathChanged) app.send({ type: 'path.left' });
  });
  router.subscribe('onResolved', ({ hrefChanged }) => {
    screens.keep(router.state.matches.map(({ loaderData }) => loaderData));
    if (hrefChanged) app.send({ type: 'address.changed', href: location.href });
  });
  router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
    if (fromLocation && pathChanged) moveFocus();
  });
}

/** Reacts to session changes on the open screens. */
export function watchSession(router: MarketRouter, app: AppActorRef, { inspected }: ScreenActors): void {
  const askGuards = () =>
    void router.invalidate({ sync: true, filter: ({ routeId }) => isBehindLogin(routeId) });
  const goHome = () => {
    const isPrivate = router.state.matches.some(({ routeId }) => isBehindLogin(routeId));
    if (isPrivate) void router.navigate({ to: '/' });
    else askGuards();
  };
  createActor(wireSessionChange(childOf(app, 'session'), { askGuards, goHome }), inspected).start();
}
