import { Outlet, useRouteContext } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import type { User } from '../../../contract/account/user.ts';
import { LoadingStall } from '../../components/feedback/LoadingStall.tsx';
import { childOf } from '../../machines/shell/app.machine.ts';
import { sessionOf } from '../../machines/auth/session.selectors.ts';

/**
 * Displays a protected screen only to the user that the guard admitted. The content disappears with the
 * session at once, before any guard runs again (R2.9).
 */
export function MembersOnly({ user }: { user: User }) {
  const { app } = useRouteContext({ from: '__root__' });
  const present = useSelector(childOf(app, 'session'), (snapshot) => sessionOf(snapshot).user?.id);
  return present === user.id ? <Outlet /> : <LoadingStall type="component" />;
}
