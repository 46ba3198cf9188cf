import { useRouteContext } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { isBuyer } from '../../../contract/account/role.ts';
import type { User } from '../../../contract/account/user.ts';
import { childOf } from '../../machines/shell/app.machine.ts';
import { sessionOf } from '../../machines/auth/session.selectors.ts';

/** Signed-in user if they sell; null for shoppers, and until the session is known. */
export function useSeller(): User | null {
  const { app } = useRouteContext({ from: '__root__' });
  const user = useSelector(childOf(app, 'session'), (snapshot) => sessionOf(snapshot).user);
  return user && !isBuyer(user.role) ? user : null;
}
