import { useRouteContext } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import type { Audience } from '../../../contract/users/role.ts';
import { childOf } from '../../machines/app/app.machine.ts';
import { sessionOf } from '../../machines/session/session.selectors.ts';

/** Who looks at the page: a role, or nobody in particular. */
export function useAudience(): Audience {
  const { app } = useRouteContext({ from: '__root__' });
  return useSelector(childOf(app, 'session'), (snapshot) => sessionOf(snapshot).role);
}
