import { redirect } from '@tanstack/react-router';
import { waitFor } from 'xstate';
import type { Role } from '../../contract/role.ts';
import { sessionOf } from '../machines/session/session.selectors.ts';
import type { RouterContext } from './-router-context.ts';

/**
 * Lets only these roles pass: waits until the session is known (R2.9), sends nobody to the login with the way back
 * (R2.10) and the wrong role to the page that says so (R2.11).
 */
export async function admitOnly(roles: readonly Role[], { app }: Pick<RouterContext, 'app'>, origin: string): Promise<void> {
  const session = app.getSnapshot().children.session;
  if (!session) throw new Error('The app has no session');
  const settled = await waitFor(session, (snapshot) => isSettled(sessionOf(snapshot).status), { timeout: Infinity });
  const { status, role } = sessionOf(settled);
  if (status === 'anonymous') throw redirect({ to: '/login', search: { origin }, replace: true });
  if (role === 'anonymous' || !roles.includes(role)) throw redirect({ to: '/access-denied', replace: true });
}

const isSettled = (status: ReturnType<typeof sessionOf>['status']) => status === 'anonymous' || status === 'authenticated';
