import type { Router } from '@tanstack/react-router';
import type { FileRouteTypes as BackOfficeRoutes } from './back-office-tree.gen.ts';
import type { FileRouteTypes as MarketRoutes, routeTree } from './route-tree.gen.ts';

type Both<Key extends keyof MarketRoutes & keyof BackOfficeRoutes> = MarketRoutes[Key] &
  Omit<BackOfficeRoutes[Key], keyof MarketRoutes[Key]>;

interface HouseRoutes {
  fileRoutesByFullPath: Both<'fileRoutesByFullPath'>;
  fileRoutesByTo: Both<'fileRoutesByTo'>;
  fileRoutesById: Both<'fileRoutesById'>;
  fullPaths: MarketRoutes['fullPaths'] | BackOfficeRoutes['fullPaths'];
  to: MarketRoutes['to'] | BackOfficeRoutes['to'];
  id: MarketRoutes['id'] | BackOfficeRoutes['id'];
}

type HouseTree = ReturnType<typeof routeTree._addFileTypes<HouseRoutes>>;

/**
 * Typed addresses of market and back office together. A link to the other application loads its page from the
 * server.
 */
declare module '@tanstack/react-router' {
  interface Register {
    router: Router<HouseTree>;
  }
}
