import type { AnyRouter } from '@tanstack/react-router';

/** Has a link that is pointed at fetch the code behind it and no data: nobody would stop the actors that were opened for it. */
export function preloadCodeOnly<Router extends AnyRouter>(router: Router): Router {
  for (const { options } of Object.values(router.routesById)) options.preload = false;
  return router;
}
