import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { createMemoryHistory } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import { createActor, waitFor } from 'xstate';
import { createFormatter } from '../contract/values/format.ts';
import { backOfficeRoles, appSectionOf, type AppSection } from '../contract/shell/app-section.ts';
import { screenPathAt } from '../contract/shell/screen-lookup.ts';
import { titleOf } from '../contract/shell/screen-metadata.ts';
import type {
  PrerenderScreen,
  Render,
  RenderedPage,
  RenderRequest,
} from '../contract/shell/rendered-page.ts';
import type { ScreenPath } from '../contract/screens.ts';
import { BackOfficeSkeleton } from './hydration/BackOfficeSkeleton.tsx';
import { localeFormatDataFor } from './hydration/locale-format-data.ts';
import { documentTitle } from './components/layout/document-title.ts';
import { LinkPreview } from './components/layout/LinkPreview.tsx';
import { LinkPreviewProvider } from './components/layout/link-preview-slot.ts';
import { LoadingStall } from './components/feedback/LoadingStall.tsx';
import { type AppActorRef, type AppInput, childOf } from './machines/shell/app.machine.ts';
import { APP_SYSTEM_ID } from './machines/shell/app-or-self.ts';
import { selectMissingIdOrSlug } from './machines/shell/current-store.selectors.ts';
import { isStoreSelectorHref, missingStoreHref } from './machines/shell/store-href.ts';
import { embeddedUnreadOf } from './machines/notifications/notifications.rules.ts';
import { MarketApp } from './hydration/MarketApp.tsx';
import { type PageState, writePageState } from './hydration/page-state.ts';
import { createMarketRouter, type MarketRouter } from './router.tsx';
import { prefetchCallsOf, isPrerendered } from './prerender/prefetch-table.ts';
import { wireServerApp } from './wiring/shell/current-store.wiring.ts';
import { isPrivate } from './wiring/auth/private-routes.ts';
import { createServices } from './wiring/shell/services.ts';
import { createNotificationsService } from './services/notifications/notifications.service.ts';
import { ScreenActors } from './screen-actors.ts';
import { baselineInput, diffSnapshot } from './hydration/snapshot-delta.ts';
import { splitMarkup, styleElementsOf } from './hydration/split-markup.ts';
import { MarketTheme } from './theme/MarketTheme.tsx';
import { makeSystem } from './theme/chakra-system/system.ts';
import type { ReactNode } from 'react';

/** Time limit for loading a first screen, in ms. After that it is sent incomplete, with status 503. */
const PATIENCE = 3_000;

/** Redirect target of every path during maintenance (R2.8). */
const MAINTENANCE = '/maintenance' satisfies ScreenPath;

const system = makeSystem();

/** Renders the first screen of a path as an anonymous visitor, so that all visitors get the same page. */
export const render: Render = async (request, call) => {
  const url = new URL(request.url);
  if (request.installation.maintenance && url.pathname !== MAINTENANCE) return leadingTo(MAINTENANCE);
  const behind = appSectionOf(url.pathname) === 'backOffice' ? screenPathAt(url.pathname) : null;
  if (behind) return startingBehindDoor(request, behind);
  const { installation, now } = request;
  const services = createServices(call);
  const { publicHost } = installation;
  const madeApp = (input: AppInput) =>
    createActor(wireServerApp(services.popupStores), { systemId: APP_SYSTEM_ID, input });
  const began = madeApp(baselineInput({ publicHost, now })).getPersistedSnapshot();
  const app = madeApp({ href: request.url, publicHost, now }).start();
  const screens = new ScreenActors({ waitMs: PATIENCE });
  const router = createMarketRouter({
    history: createMemoryHistory({ initialEntries: [url.pathname + url.search] }),
    context: {
      app,
      screens,
      services,
      installation,
      posted: null,
      now: () => now,
    },
  });
  try {
    if (isPrivate(router, url.pathname))
      return startingInBrowser(request, 'market', screenPathAt(url.pathname));
    const [notices] = await Promise.all([
      createNotificationsService(call).listNotifications(),
      router.load(),
      untilLoaded(app),
    ]);
    const saved = {
      ...(notices.ok && { posted: embeddedUnreadOf(notices.value, now) }),
      app: diffSnapshot(app.getPersistedSnapshot(), began),
      screens: screens.persist(),
    };
    const wanted = selectMissingIdOrSlug(childOf(app, 'currentStore').getSnapshot());
    return wanted !== null && !isStoreSelectorHref(request.url)
      ? leadingTo(missingStoreHref(wanted))
      : rendered(request, router, saved, outcomeOf(app, screens));
  } finally {
    screens.closeAll();
    app.stop();
  }
};

/** Prerenders a back office screen for a member. Null if the screen is not prerendered, or has no content yet. */
export const drawPicture: PrerenderScreen = async (request, asked) => {
  const path = screenPathAt(new URL(request.url).pathname);
  if (path === null || !isPrerendered(path)) return null;
  const { prerenderScreen } = await import('./prerender/prerender-back-office.tsx');
  return prerenderScreen(request, asked);
};

/** Worst outcome of the current store and the open screens. A missing store is a valid outcome. */
function outcomeOf(app: AppActorRef, { outcome }: ScreenActors): ScreenActors['outcome'] {
  const { failure } = childOf(app, 'currentStore').getSnapshot().context;
  if (outcome === 'failed' || (failure && failure.code !== 'POPUP_STORE_NOT_FOUND')) return 'failed';
  return app.getSnapshot().hasTag('loading') ? 'unfinished' : outcome;
}

const untilLoaded = (app: AppActorRef) =>
  waitFor(app, (snapshot) => !snapshot.hasTag('loading'), { timeout: PATIENCE }).catch(() => undefined);

function rendered(
  request: RenderRequest,
  router: MarketRouter,
  saved: Required<Pick<PageState, 'app' | 'screens'>> & Pick<PageState, 'posted'>,
  outcome: ScreenActors['outcome'],
): RenderedPage {
  const result = router._serverResult;
  if (result?.type === 'redirect') return leadingTo(result.redirect.headers.get('Location') ?? '/');
  const formatter = createFormatter(request.installation.market, localeFormatDataFor(request));
  const markup = markupOf(
    <LinkPreviewProvider value={(page) => <LinkPreview {...page} />}>
      <MarketApp router={router} system={system} formatter={formatter} />
    </LinkPreviewProvider>,
  );
  return {
    ...markup,
    door: 'market',
    status: outcome === 'whole' ? (result?.status ?? 200) : 503,
    isWhole: outcome === 'whole',
    state: writePageState({ ...stateOf(request), ...saved }),
    routeIds: router.stores.matches.get().map(({ routeId }) => routeId),
  };
}

const leadingTo = (location: string): RenderedPage => ({
  status: 307,
  door: 'market',
  isWhole: true,
  location,
  html: '',
  head: '',
  styles: '',
  sheets: [],
  state: '',
  routeIds: [],
});

/** Route ids of an audience's layout and of the screen, by which the build finds their code. */
const routesBehind = (path: string) => {
  const layout = `/back-office/_${path.split('/')[1]}`;
  return [layout, `${layout}${path}`];
};

/**
 * Page of a back office screen, with its skeleton. The first script shows it only to members who may see it
 * (decision 056).
 */
function startingBehindDoor(request: RenderRequest, path: ScreenPath): RenderedPage {
  const { pathname } = new URL(request.url);
  return {
    ...startingInBrowser(request, 'backOffice', path, <BackOfficeSkeleton path={path} pathname={pathname} />),
    routeIds: routesBehind(path),
    ahead: {
      roles: backOfficeRoles(pathname) ?? [],
      calls: prefetchCallsOf(path),
      isPictured: isPrerendered(path),
    },
  };
}

/**
 * Page of a screen that starts in the browser, because the server has no session (R2.9). Its title is
 * rendered, so that tab and screen reader have it before the code loads. The screen's own title then precedes
 * it.
 */
function startingInBrowser(
  request: RenderRequest,
  door: AppSection,
  path: ScreenPath | null,
  coming: ReactNode = null,
): RenderedPage {
  const markup = markupOf(
    <MarketTheme system={system}>
      {path && <title>{documentTitle(titleOf(path))}</title>}
      <LoadingStall type="page" />
      {coming}
    </MarketTheme>,
  );
  return {
    ...markup,
    door,
    status: 200,
    isWhole: true,
    state: writePageState(stateOf(request)),
    routeIds: [],
  };
}

const stateOf = (request: RenderRequest): PageState => {
  const { url: _, ...state } = request;
  return { ...state, notation: localeFormatDataFor(request) };
};

function markupOf(page: ReactNode): Pick<RenderedPage, 'head' | 'html' | 'styles' | 'sheets'> {
  // No vendor prefixes: no supported browser needs them, and they are a third of the CSS.
  const cache = createCache({ key: 'css', stylisPlugins: [] });
  // Collects the styles instead of printing them between the elements.
  cache.compat = true;
  const markup = renderToString(<CacheProvider value={cache}>{page}</CacheProvider>);
  return { ...splitMarkup(markup), ...styleElementsOf(markup, cache) };
}
