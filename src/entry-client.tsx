import { createBrowserHistory } from '@tanstack/react-router';
import { type ReactNode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createActor, type Snapshot } from 'xstate';
import { createFormatter } from '../contract/values/format.ts';
import { AliveSignal } from './AliveSignal.tsx';
import type { AppActorRef } from './machines/app/app.machine.ts';
import { APP } from './machines/app-receptionist.ts';
import { MarketApp } from './MarketApp.tsx';
import { type PageState, readPageState } from './page-state.ts';
import { withPristine } from './pristine-children.ts';
import { createMarketRouter } from './router.tsx';
import { wireBrowserApp } from './wiring/shell/browser-app.wiring.ts';
import { watchClock } from './wiring/shell/clock.ts';
import { watchNavigation, watchSession } from './wiring/shell/navigation.ts';
import { Screens } from './screens.ts';
import { wearHeadingFace } from './theme/heading-face.ts';
import { wearLateSheet } from './theme/late-sheet.ts';
import { makeSystem } from './theme/system.ts';

/** Lets the browser draw and answer between the phases of the start. */
const nextTask = () =>
  new Promise<void>((resolve) => {
    const channel = new MessageChannel();
    channel.port1.addEventListener('message', () => resolve(), { once: true });
    channel.port1.start();
    channel.port2.postMessage(null);
  });

type Inspected = Pick<ConstructorParameters<typeof Screens>[0] & {}, 'inspect'>;

function startApp(
  state: PageState,
  logic: ReturnType<typeof wireBrowserApp>['logic'],
  inspected: Inspected,
): { app: AppActorRef; isRestored: boolean } {
  const { installation, now } = state;
  const options = {
    systemId: APP,
    input: { href: location.href, publicHost: installation.publicHost, now },
    ...inspected,
  };
  if (state.app) {
    const fresh = createActor(logic, { systemId: APP, input: options.input }).getPersistedSnapshot();
    const snapshot = withPristine(state.app, fresh) as Snapshot<unknown>;
    const restored = createActor(logic, { ...options, snapshot });
    // Not started yet: a promise that goes on before hydration would change the page under React.
    if (restored.getSnapshot().status === 'active') return { app: restored, isRestored: true };
  }
  return { app: createActor(logic, options).start(), isRestored: false };
}

async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no root');
  const state = readPageState(document);
  await nextTask();
  const formatter = createFormatter(state.installation.market, state.notation);
  // In production nothing is left of it: a test looks.
  const inspected: Inspected = import.meta.env.DEV
    ? { inspect: await (await import('./flows/inspection.ts')).startInspection() }
    : {};
  const system = makeSystem();
  wearLateSheet();
  wearHeadingFace();
  await nextTask();
  const posted = state.posted ? { unread: state.posted, at: state.now } : null;
  const history = createBrowserHistory();
  const { logic, services, attach, fetchAhead } = wireBrowserApp(
    { show: (href, replace) => (replace ? history.replace(href) : history.push(href)) },
    posted,
    inspected,
  );
  await nextTask();
  const { app, isRestored } = startApp(state, logic, inspected);
  attach(app);
  await nextTask();
  const screens = new Screens({
    ...inspected,
    ...(isRestored && state.screens ? { saved: state.screens } : {}),
  });
  const router = createMarketRouter({
    history,
    context: {
      app,
      screens,
      services,
      installation: state.installation,
      posted,
      now: () => Date.now(),
    },
  });
  watchNavigation(router, app, screens);
  // A screen's own code and the code of its calls come side by side.
  router.subscribe('onBeforeNavigate', ({ fromLocation }) => fromLocation && fetchAhead());
  watchSession(router, app, screens);

  const alive = async () => {
    app.start();
    screens.release();
    await nextTask();
    // The server knew only what a page may depend on of its address.
    app.send({ type: 'address.changed', href: location.href });
    await nextTask();
    app.send({ type: 'page.hydrated', now: Date.now() });
    await nextTask();
    watchClock(app, screens);
    await nextTask();
    dispatchEvent(new Event('market:alive'));
  };
  const page = (
    <AliveSignal onAlive={alive}>
      <MarketApp router={router} system={system} formatter={formatter} />
    </AliveSignal>
  );
  if (!isRestored) return renderAfresh(root, page);
  // Without it the browser wraps the matches in a Suspense that the server did not print.
  router.ssr = { manifest: undefined };
  await router.load();
  await nextTask();
  if (screens.rejected) return renderAfresh(root, page);
  startTransition(() => {
    hydrateRoot(root, page);
  });
}

function renderAfresh(root: HTMLElement, page: ReactNode): void {
  root.textContent = '';
  createRoot(root).render(page);
}

await start();
