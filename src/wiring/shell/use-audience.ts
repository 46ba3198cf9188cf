import { useRouteContext } from '@tanstack/react-router';
import type { Audience } from '../../../contract/account/role.ts';
import { childOf } from '../../machines/shell/app.machine.ts';
import { sessionOf } from '../../machines/auth/session.selectors.ts';
import { useHydrationSelector } from '../../hydration/use-hydration-selector.ts';

/** Role of the viewer, or anonymous. */
export function useAudience(): Audience {
  const { app } = useRouteContext({ from: '__root__' });
  return useHydrationSelector(childOf(app, 'session'), (snapshot) => sessionOf(snapshot).role);
}
