import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { createMemoryHistory } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { createActor } from 'xstate';
import { createFormatter } from '../../contract/values/format.ts';
import type { PrerenderScreen, PrerenderedHtml } from '../../contract/shell/rendered-page.ts';
import { BackOfficeApp } from '../hydration/BackOfficeApp.tsx';
import { createBackOfficeRouter } from '../back-office-router.tsx';
import { localeFormatDataFor } from '../hydration/locale-format-data.ts';
import { appMachine, childOf } from '../machines/shell/app.machine.ts';
import { APP_SYSTEM_ID } from '../machines/shell/app-or-self.ts';
import { ScreenActors } from '../screen-actors.ts';
import { emotionRulesOf } from '../hydration/split-markup.ts';
import { waitUntilLoaded, actorsOnScreen } from './wait-until-loaded.ts';
import { createPrerenderSession } from '../wiring/shell/prerender-session.ts';
import { createServices } from '../wiring/shell/services.ts';

/** Time limit of a prerendering, in ms. After that the page's own code is nearly loaded. */
const PATIENCE = 1_500;

const CONTENT = /<main[^>]*>(.*)<\/main>/s;
const SHEETS = /<style>(.*?)<\/style>/gs;

/**
 * Prerenders a back office screen for a member who lends an access token, with its own views and calls
 * (decision 056). Null if the screen does not admit the member, or if not all data arrived in time.
 */
export const prerenderScreen: PrerenderScreen = async (request, { accessToken, fetch }) => {
  const { installation, now } = request;
  const { pathname, search, origin } = new URL(request.url);
  const { call, session } = createPrerenderSession(accessToken, fetch);
  const app = createActor(appMachine.provide({ actors: { session } }), {
    systemId: APP_SYSTEM_ID,
    input: { href: origin, publicHost: installation.publicHost, now },
  }).start();
  const screens = new ScreenActors({ waitMs: PATIENCE });
  const router = createBackOfficeRouter({
    history: createMemoryHistory({ initialEntries: [pathname + search] }),
    openPage: async () => {},
    context: {
      app,
      screens,
      services: createServices(call),
      installation,
      posted: null,
      mayOpen: () => true,
      now: () => now,
    },
  });
  // Only the session wakes; the application's other actors are not needed.
  childOf(app, 'session').send({ type: 'page.hydrated' });
  const whole = router.load().then(() => waitUntilLoaded(actorsOnScreen(router, app)));
  const close = () => screens.closeAll();
  try {
    await within(PATIENCE, whole);
    const { producerData } = app.getSnapshot().children;
    const isKnown = producerData === undefined || producerData.getSnapshot().matches('ready');
    const { _serverResult: result } = router;
    const isAdmitted = result?.type === 'render' && result.status === 200;
    if (!isAdmitted || !isKnown || screens.outcome !== 'whole') return null;
    const formatter = createFormatter(installation.market, localeFormatDataFor(request));
    return contentOf(<BackOfficeApp router={router} formatter={formatter} />);
  } finally {
    close();
    app.stop();
    // A pending load may open further actors, so they are closed again at its end.
    void whole.then(close, close);
  }
};

/** Content of the main element with its CSS; the page already has the frame around it. */
function contentOf(page: ReactNode): PrerenderedHtml | null {
  const cache = createCache({ key: 'css', stylisPlugins: [] });
  // Collects the styles instead of printing them between the elements.
  cache.compat = true;
  const markup = renderToString(<CacheProvider value={cache}>{page}</CacheProvider>);
  const content = CONTENT.exec(markup)?.[1];
  if (content === undefined) return null;
  const ownRules = Array.from(content.matchAll(SHEETS), ([, css]) => css);
  return {
    html: `<style></style>${content.replaceAll(SHEETS, '')}`,
    css: emotionRulesOf(cache) + ownRules.join(''),
  };
}

/** Waits for a promise, for at most `ms`. */
const within = async (ms: number, awaited: Promise<unknown>): Promise<void> => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, ms);
  await Promise.race([awaited, promise]);
  clearTimeout(timer);
};
