import { useRouteContext } from '@tanstack/react-router';
import type { Audience } from '../../../contract/users/role.ts';
import { childOf } from '../../machines/app/app.machine.ts';
import { sessionOf } from '../../machines/session/session.selectors.ts';
import { useAsRendered } from '../as-rendered.ts';

/** Who looks at the page: a role, or nobody in particular. */
export function useAudience(): Audience {
  const { app } = useRouteContext({ from: '__root__' });
  return useAsRendered(childOf(app, 'session'), (snapshot) => sessionOf(snapshot).role);
}
