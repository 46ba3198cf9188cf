import { createRouter, type ParsedLocation, type RouterHistory } from '@tanstack/react-router';
import type { Audience } from '../contract/account/role.ts';
import { withStoreInQuery } from '../contract/stores/store-urls.ts';
import { loadOtherAppFromServer, type OpenPage } from './hydration/cross-app-navigation.ts';
import { preloadCodeOnly } from './hydration/preload-code.ts';
import { BrokenScreen } from './wiring/shell/broken-screen.tsx';
import { isOpenTo } from './wiring/auth/private-routes.ts';
import type { RouterContext } from './wiring/shell/router-context.ts';
import { routeTree } from './route-tree.gen.ts';
import { PageLoading } from './wiring/shell/page-loading.tsx';

interface MarketRouterOptions {
  context: Omit<RouterContext, 'mayOpen'>;
  history: RouterHistory;
  /** Loads pages of the back office; by the browser's own navigation by default. */
  openPage?: OpenPage;
}

/** Path and query of an address without the store in it, to compare two addresses. */
const restOf = ({ pathname, searchStr }: ParsedLocation) =>
  `${pathname}?${withStoreInQuery(new URLSearchParams(searchStr), null)}`;

/**
 * Scroll restoration, except for the first location, which the browser or the reader has already scrolled.
 * Choosing a store keeps the position too, since that address is not the router's own (R2.13, R2.19).
 */
function restoresAfterStart(): (at: { location: ParsedLocation }) => boolean {
  let last: string | null = null;
  return ({ location }) => {
    const rest = restOf(location);
    const isKept = last === null || (rest === last && !location.state.__hashScrollIntoViewOptions);
    last = rest;
    return !isKept;
  };
}

/** Router of one page: in the browser for the page's lifetime, on the server for one rendering. */
export const createMarketRouter = ({ context, history, openPage }: MarketRouterOptions) => {
  const mayOpen = (href: string, role: Audience): boolean => isOpenTo(router, href, role);
  const router = createRouter({
    routeTree,
    context: { ...context, mayOpen },
    history,
    defaultPreload: 'intent',
    // A cached match would show an actor that was stopped when its screen was left.
    defaultGcTime: 0,
    defaultErrorComponent: BrokenScreen,
    defaultPendingMs: 150,
    defaultPendingComponent: PageLoading,
    // On the server it would print an inline script.
    scrollRestoration: import.meta.env.SSR ? false : restoresAfterStart(),
    trailingSlash: 'never',
  });
  return loadOtherAppFromServer('market', preloadCodeOnly(router), openPage);
};

export type MarketRouter = ReturnType<typeof createMarketRouter>;
