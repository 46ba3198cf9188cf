import type { AnyRouter } from '@tanstack/react-router';

/** Preloads only the code of a link's target, no data: nothing would stop the actors that a preload opens. */
export function preloadCodeOnly<Router extends AnyRouter>(router: Router): Router {
  for (const { options } of Object.values(router.routesById)) options.preload = false;
  return router;
}
