import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { canonicalPath } from '../contract/shell/screen-alias.ts';
import { routeTree } from './back-office-tree.gen.ts';
import { loadOtherAppFromServer, type OpenPage } from './hydration/cross-app-navigation.ts';
import { preloadCodeOnly } from './hydration/preload-code.ts';
import type { RouterContext } from './wiring/shell/router-context.ts';
import { BrokenScreen } from './wiring/shell/broken-screen.tsx';
import { PageLoading } from './wiring/shell/page-loading.tsx';

interface BackOfficeRouterOptions {
  context: RouterContext;
  history: RouterHistory;
  /** Loads pages of the market; by the browser's own navigation by default. */
  openPage?: OpenPage;
}

/** Router of the back office. Its screens start in the browser. */
export const createBackOfficeRouter = ({ context, history, openPage }: BackOfficeRouterOptions) =>
  loadOtherAppFromServer(
    'backOffice',
    preloadCodeOnly(
      createRouter({
        routeTree,
        context,
        history,
        defaultPreload: 'intent',
        // A cached match would show an actor that was stopped when its screen was left.
        defaultGcTime: 0,
        defaultErrorComponent: BrokenScreen,
        defaultPendingMs: 150,
        defaultPendingComponent: PageLoading,
        // On the server it would print an inline script.
        scrollRestoration: !import.meta.env.SSR,
        trailingSlash: 'never',
        // Redirects an alias of a path to its canonical path.
        rewrite: {
          input: ({ url }) => {
            url.pathname = canonicalPath(url.pathname);
            return url;
          },
        },
      }),
    ),
    openPage,
  );

export type BackOfficeRouter = ReturnType<typeof createBackOfficeRouter>;
