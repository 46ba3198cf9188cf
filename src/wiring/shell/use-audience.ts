import { useRouteContext } from '@tanstack/react-router';
import type { Audience } from '../../../contract/users/role.ts';
import { childOf } from '../../machines/app/app.machine.ts';
import { sessionOf } from '../../machines/session/session.selectors.ts';
import { useHydrationSelector } from '../../hydration/use-hydration-selector.ts';

/** Who looks at the page: a role, or nobody in particular. */
export function useAudience(): Audience {
  const { app } = useRouteContext({ from: '__root__' });
  return useHydrationSelector(childOf(app, 'session'), (snapshot) => sessionOf(snapshot).role);
}
