import { createBrowserHistory } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { createActor } from 'xstate';
import { createFormatter } from '../contract/values/format.ts';
import { BackOfficeApp } from './hydration/BackOfficeApp.tsx';
import { createBackOfficeRouter } from './back-office-router.tsx';
import { tolerateForeignNodes } from './hydration/foreign-nodes.ts';
import { withSessionChildren } from './machines/shell/session-children.ts';
import { APP_SYSTEM_ID } from './machines/shell/app-or-self.ts';
import { readPageState } from './hydration/page-state.ts';
import { ScreenActors } from './screen-actors.ts';
import { withPrefetched } from './services/api/prefetched-responses.ts';
import { createReleaseService } from './services/shell/release.service.ts';
import { loadHeadingFont } from './theme/load-heading-font.ts';
import { insertDeferredCss } from './theme/chakra-system/deferred-css.ts';
import { waitUntilLoaded, actorsOnScreen } from './prerender/wait-until-loaded.ts';
import { mountHiddenUntilReady } from './prerender/mount-hidden-until-ready.ts';
import { watchScreens, watchBackOfficeUser } from './wiring/back-office/watch-back-office.ts';
import { registerVersionSkew } from './wiring/hydration/version-skew.wiring.ts';
import { watchClock } from './wiring/shell/clock.ts';
import { wirePageApp } from './wiring/shell/page-app.wiring.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root');
tolerateForeignNodes(Node.prototype);
const { build, installation, notation, now } = readPageState(document);
const { market, publicHost } = installation;
// Removed from production builds; a test checks that.
const inspected = import.meta.env.DEV
  ? { inspect: await (await import('./live-charts/inspection.ts')).startInspection() }
  : {};
insertDeferredCss();
loadHeadingFont();

const { ahead } = window;
const { logic, services, attach } = wirePageApp(null, {
  ...inspected,
  ...(ahead && { fetch: withPrefetched(ahead) }),
});
const app = createActor(withSessionChildren(logic), {
  systemId: APP_SYSTEM_ID,
  // The back office has no current store, whatever the query of a list contains.
  input: { href: location.origin, publicHost, now },
  ...inspected,
}).start();
attach(app);
const release = createReleaseService(build);
const screens = new ScreenActors({ ...inspected, unsaved: release.takeInput()?.forms });
registerVersionSkew(app, { ...release, screens });
const router = createBackOfficeRouter({
  history: createBrowserHistory(),
  context: {
    app,
    screens,
    services,
    installation,
    posted: null,
    mayOpen: () => true,
    now: () => Date.now(),
  },
});
watchScreens(router, screens);
watchBackOfficeUser(router, app, screens);
createRoot(mountHiddenUntilReady(root, router, () => waitUntilLoaded(actorsOnScreen(router, app)))).render(
  <BackOfficeApp router={router} formatter={createFormatter(market, notation)} />,
);
app.send({ type: 'page.hydrated', now: Date.now() });
watchClock(app, screens);
dispatchEvent(new Event('market:alive'));
