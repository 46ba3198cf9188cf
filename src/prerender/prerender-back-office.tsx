import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { createMemoryHistory } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { createActor } from 'xstate';
import { createFormatter } from '../../contract/values/format.ts';
import type { PrerenderScreen, Picture } from '../../contract/shell/rendering.ts';
import { BackOfficeApp } from '../hydration/BackOfficeApp.tsx';
import { createBackOfficeRouter } from '../back-office-router.tsx';
import { localeFormatDataFor } from '../hydration/locale-format-data.ts';
import { appMachine, childOf } from '../machines/shell/app.machine.ts';
import { APP } from '../machines/shell/to-app.ts';
import { Screens } from '../screens.ts';
import { rulesOf } from '../hydration/split-markup.ts';
import { allSettled, actorsOnScreen } from './settled.ts';
import { borrowSession } from '../wiring/shell/borrowed-session.ts';
import { createServices } from '../wiring/shell/services.ts';

/** How long a picture may take, in ms: after that the page's own code is nearly there. */
const PATIENCE = 1_500;

const CONTENT = /<main[^>]*>(.*)<\/main>/s;
const SHEETS = /<style>(.*?)<\/style>/gs;

/**
 * What a screen of the back office shows to whoever lends their token, drawn by its own views from the answers of its own calls
 * (decision 056). Null for whom the screen does not admit, and where not all of it came in time.
 */
export const prerenderScreen: PrerenderScreen = async (request, { accessToken, fetch }) => {
  const { installation, now } = request;
  const { pathname, search, origin } = new URL(request.url);
  const { call, session } = borrowSession(accessToken, fetch);
  const app = createActor(appMachine.provide({ actors: { session } }), {
    systemId: APP,
    input: { href: origin, publicHost: installation.publicHost, now },
  }).start();
  const screens = new Screens({ waitMs: PATIENCE });
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
  // Nothing else of the app wakes: what is drawn is the screen alone.
  childOf(app, 'session').send({ type: 'page.hydrated' });
  const whole = router.load().then(() => allSettled(actorsOnScreen(router, app)));
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
    // What takes longer may open more of its actors meanwhile.
    void whole.then(close, close);
  }
};

/** What stands in the page's main part, with the rules that dress it: the frame around it is there already. */
function contentOf(page: ReactNode): Picture | null {
  const cache = createCache({ key: 'css', stylisPlugins: [] });
  // Collects the styles instead of printing them between the elements.
  cache.compat = true;
  const markup = renderToString(<CacheProvider value={cache}>{page}</CacheProvider>);
  const content = CONTENT.exec(markup)?.[1];
  if (content === undefined) return null;
  const ownRules = Array.from(content.matchAll(SHEETS), ([, css]) => css);
  return {
    html: `<style></style>${content.replaceAll(SHEETS, '')}`,
    css: rulesOf(cache) + ownRules.join(''),
  };
}

/** Waits for a promise, but not for longer than so many ms. */
const within = async (ms: number, awaited: Promise<unknown>): Promise<void> => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, ms);
  await Promise.race([awaited, promise]);
  clearTimeout(timer);
};
