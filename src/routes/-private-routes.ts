import type { MarketRouter } from '../router.tsx';

/** Layout routes whose screens ask who looks before they load. */
const GUARDS = ['/_consumer', '/_member'];

/** Whether a path belongs to a screen behind a login. */
export const isPrivate = (router: MarketRouter, pathname: string): boolean =>
  router.matchRoutes(pathname).some(({ routeId }) => GUARDS.includes(routeId));
