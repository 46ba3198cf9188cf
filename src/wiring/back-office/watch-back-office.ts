import type { AnyRouter } from '@tanstack/react-router';
import { createActor } from 'xstate';
import { type AppActorRef, childOf } from '../../machines/shell/app.machine.ts';
import type { ScreenActors } from '../../screen-actors.ts';
import { createHeadingFocus } from '../../components/layout/heading-focus.ts';
import { clearOfflinePages } from '../../services/offline/offline-pages.service.ts';
import { wireSessionChange } from '../auth/session-change.wiring.ts';

/** After each navigation, stops the actors of left screens and moves the focus to the heading. */
export function watchScreens(router: AnyRouter, screens: ScreenActors): void {
  const moveFocus = createHeadingFocus();
  router.subscribe('onResolved', () => {
    screens.keep(router.state.matches.map(({ loaderData }): unknown => loaderData));
  });
  router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
    if (fromLocation && pathChanged) moveFocus();
  });
}

/** Reacts to session changes: every screen of the back office belongs to one user. */
export function watchBackOfficeUser(router: AnyRouter, app: AppActorRef, { inspected }: ScreenActors): void {
  // The previous user is gone. Their offline copies of market pages are in the same service worker.
  const askGuards = () => {
    void clearOfflinePages();
    void router.invalidate({ sync: true });
  };
  const goHome = () => {
    void clearOfflinePages();
    void router.navigate({ to: '/' });
  };
  createActor(wireSessionChange(childOf(app, 'session'), { askGuards, goHome }), inspected).start();
}
