import { createBrowserHistory, type RouterHistory } from '@tanstack/react-router';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createActor, type Snapshot } from 'xstate';
import { createFormatter, type Formatter } from '../contract/values/format.ts';
import { HydrationSignal } from './hydration/HydrationSignal.tsx';
import { tolerateForeignNodes } from './hydration/foreign-nodes.ts';
import type { AppActorRef, AppInput } from './machines/shell/app.machine.ts';
import { APP_SYSTEM_ID } from './machines/shell/app-or-self.ts';
import type { EmbeddedNotifications } from './machines/notifications/embedded-notifications.ts';
import type { PageStartServices } from './machines/hydration/page-start.machine.ts';
import { MarketApp } from './hydration/MarketApp.tsx';
import { type PageState, readPageState } from './hydration/page-state.ts';
import { baselineInput, applySnapshotDelta } from './hydration/snapshot-delta.ts';
import { createMarketRouter, type MarketRouter } from './router.tsx';
import { captureServerSnapshots } from './hydration/use-hydration-selector.ts';
import { wireBrowserApp } from './wiring/shell/browser-app.wiring.ts';
import { registerVersionSkew } from './wiring/hydration/version-skew.wiring.ts';
import { watchClock } from './wiring/shell/clock.ts';
import { watchNavigation, watchSession } from './wiring/shell/navigation.ts';
import { wirePageStart } from './wiring/hydration/page-start.wiring.ts';
import { waitUntilIdle } from './wiring/hydration/wait-until-idle.ts';
import { ScreenActors } from './screen-actors.ts';
import {
  createReleaseService,
  type ReleaseService,
  type UnsavedPageState,
} from './services/shell/release.service.ts';
import { loadHeadingFont } from './theme/load-heading-font.ts';
import { insertDeferredCss } from './theme/chakra-system/deferred-css.ts';
import { makeSystem } from './theme/chakra-system/system.ts';

type Inspected = Pick<ConstructorParameters<typeof ScreenActors>[0] & {}, 'inspect'>;
type Wired = ReturnType<typeof wireBrowserApp>;

/**
 * Application restored from the server's snapshot, not started. Null without a snapshot, or for one of
 * another build.
 */
function restoreApp(
  { logic }: Wired,
  input: AppInput,
  inspected: Inspected,
  saved?: object,
): AppActorRef | null {
  if (!saved) return null;
  const began = createActor(logic, {
    systemId: APP_SYSTEM_ID,
    input: baselineInput(input),
  }).getPersistedSnapshot();
  const snapshot = applySnapshotDelta(saved, began) as Snapshot<unknown>;
  const restored = createActor(logic, { systemId: APP_SYSTEM_ID, input, snapshot, ...inspected });
  return restored.getSnapshot().status === 'active' ? restored : null;
}

/** Steps of the page's start. Later steps use the results of earlier ones. */
function stepsIn(root: HTMLElement, inspected: Inspected, onShown: () => void): PageStartServices {
  let state: PageState;
  let formatter: Formatter;
  let system: ReturnType<typeof makeSystem>;
  let posted: EmbeddedNotifications | null;
  let history: RouterHistory;
  let wired: Wired;
  let app: AppActorRef;
  let release: ReleaseService;
  let stored: UnsavedPageState | null;
  let screens: ScreenActors;
  let router: MarketRouter;
  const page = () => (
    <HydrationSignal onAlive={onShown}>
      <MarketApp router={router} system={system} formatter={formatter} />
    </HydrationSignal>
  );

  return {
    readState() {
      state = readPageState(document);
    },
    dress() {
      formatter = createFormatter(state.installation.market, state.notation);
      system = makeSystem();
    },
    wireApp() {
      posted = state.posted ? { unread: state.posted, at: state.now } : null;
      history = createBrowserHistory();
      wired = wireBrowserApp(
        { show: (href, replace) => (replace ? history.replace(href) : history.push(href)) },
        posted,
        inspected,
      );
    },
    makeApp() {
      const { installation, now, screens: saved } = state;
      const input = { href: location.href, publicHost: installation.publicHost, now };
      const restored = restoreApp(wired, input, inspected, state.app);
      app = restored ?? createActor(wired.logic, { systemId: APP_SYSTEM_ID, input, ...inspected }).start();
      wired.attach(app);
      release = createReleaseService(state.build);
      stored = release.takeInput();
      screens = new ScreenActors({
        ...inspected,
        ...(restored && saved ? { saved } : {}),
        unsaved: stored?.forms,
      });
      return { isRestored: restored !== null };
    },
    makeRouter() {
      const { installation } = state;
      router = createMarketRouter({
        history,
        context: {
          app,
          screens,
          services: wired.services,
          installation,
          posted,
          now: () => Date.now(),
        },
      });
      watchNavigation(router, app, screens);
      // The code of a screen and that of its calls load in parallel.
      router.subscribe('onBeforeNavigate', ({ fromLocation }) => fromLocation && wired.fetchAhead());
      watchSession(router, app, screens);
    },
    async loadScreen() {
      // Without it the browser would add a Suspense boundary that the server did not render.
      router.ssr = { manifest: undefined };
      await router.load();
      return { isRestored: !screens.rejected };
    },
    hydrate() {
      startTransition(() => {
        hydrateRoot(root, page());
      });
    },
    renderAfresh() {
      root.textContent = '';
      createRoot(root).render(page());
    },
    releaseActors() {
      captureServerSnapshots(app);
      app.start();
      registerVersionSkew(app, { ...release, screens });
      screens.release();
    },
    // The server rendered with only those parts of the address that a page may depend on.
    tellAddress: () => app.send({ type: 'address.changed', href: location.href }),
    tellHydrated() {
      app.send({ type: 'page.hydrated', now: Date.now() });
      if (stored?.isCartOpen) app.send({ type: 'drawer.opened' });
    },
    announceAlive: () => void dispatchEvent(new Event('market:alive')),
    adorn() {
      insertDeferredCss();
      loadHeadingFont();
    },
    settle: waitUntilIdle,
    watchClock: () => watchClock(app, screens),
    reportBroken(error) {
      reportError(error);
      dispatchEvent(new Event('market:broken'));
    },
  };
}

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root');
tolerateForeignNodes(Node.prototype);
// Removed from production builds; a test checks that.
const inspected: Inspected = import.meta.env.DEV
  ? { inspect: await (await import('./live-charts/inspection.ts')).startInspection() }
  : {};
const steps = stepsIn(root, inspected, () => start.send({ type: 'page.shown' }));
const start = createActor(wirePageStart(steps), inspected).start();
