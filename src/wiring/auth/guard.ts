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
 * Lets only these roles pass, and says who did: waits until the session is known (R2.9), sends nobody to the login with
 * the way back (R2.10) and the wrong role to the page that says so (R2.11).
 */
export async function admitOnly(
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

/** Sends who is already signed in to where they wanted to go, if that is open to them (R2.10), else to where their role begins. Never waits. */
export function passSignedIn(
  { app, mayOpen }: Pick<RouterContext, 'app' | 'mayOpen'>,
  origin: unknown,
): void {
  const { user } = sessionOf(childOf(app, 'session').getSnapshot());
  if (user === null) return;
  const wanted = safeReturnTo(origin);
  const isOpen = wanted !== null && mayOpen(wanted, user.role);
  throw redirect({ href: isOpen ? wanted : ROLE_HOME[user.role], replace: true });
}
