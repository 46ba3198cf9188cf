import { redirect } from '@tanstack/react-router';
import { waitFor } from 'xstate';
import { ROLE_HOME } from '../../../contract/shell/role-home.ts';
import type { Role } from '../../../contract/account/role.ts';
import type { User } from '../../../contract/account/user.ts';
import { childOf } from '../../machines/shell/app.machine.ts';
import { safeReturnTo } from '../../machines/auth/return-to.ts';
import { sessionOf } from '../../machines/auth/session.selectors.ts';
import type { RouterContext } from '../shell/router-context.ts';

type Status = ReturnType<typeof sessionOf>['status'];

const isSettled = (status: Status) => status === 'anonymous' || status === 'authenticated';

/**
 * Route guard by role. It waits until the session is known (R2.9). Visitors are redirected to the login with
 * a return URL (R2.10), wrong roles to the access-denied page (R2.11). Answers the user.
 */
export async function requireRole(
  roles: readonly Role[],
  { app }: Pick<RouterContext, 'app'>,
  origin: string,
): Promise<{ user: User }> {
  const settled = await waitFor(childOf(app, 'session'), (snapshot) => isSettled(sessionOf(snapshot).status));
  const { user } = sessionOf(settled);
  if (user === null) throw redirect({ to: '/login', search: { origin }, replace: true });
  if (!roles.includes(user.role)) throw redirect({ to: '/access-denied', replace: true });
  return { user };
}

/**
 * Redirect for signed-in users: to the return URL if their role may open it (R2.10), else to the home of
 * their role. Never waits for the session.
 */
export function redirectSignedIn(
  { app, mayOpen }: Pick<RouterContext, 'app' | 'mayOpen'>,
  origin: unknown,
): void {
  const { user } = sessionOf(childOf(app, 'session').getSnapshot());
  if (user === null) return;
  const wanted = safeReturnTo(origin);
  const isOpen = wanted !== null && mayOpen(wanted, user.role);
  throw redirect({ href: isOpen ? wanted : ROLE_HOME[user.role], replace: true });
}
