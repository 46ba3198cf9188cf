import { createRouter, type RouterHistory } from '@tanstack/react-router';
import type { Audience } from '../contract/role.ts';
import { BrokenScreen } from './routes/-broken-screen.tsx';
import { isOpenTo } from './routes/-private-routes.ts';
import type { RouterContext } from './routes/-router-context.ts';
import { routeTree } from './route-tree.gen.ts';

interface MarketRouterOptions {
  context: Omit<RouterContext, 'mayOpen'>;
  history: RouterHistory;
}

/** The router of one page: in the browser for as long as the page lives, on the server for one rendering. */
export const createMarketRouter = ({ context, history }: MarketRouterOptions) => {
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
    // On the server it would print an inline script.
    scrollRestoration: !import.meta.env.SSR,
    trailingSlash: 'never',
  });
  return router;
};

export type MarketRouter = ReturnType<typeof createMarketRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: MarketRouter;
  }
}
