import { Outlet, useRouteContext } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import type { User } from '../../../contract/account/user.ts';
import { LoadingStall } from '../../components/feedback/LoadingStall.tsx';
import { childOf } from '../../machines/shell/app.machine.ts';
import { sessionOf } from '../../machines/auth/session.selectors.ts';

/**
 * Shows a screen behind a login to the one who was let in and to nobody else: what belongs to a session disappears
 * with it, at once and before any guard is asked again (R2.9).
 */
export function MembersOnly({ user }: { user: User }) {
  const { app } = useRouteContext({ from: '__root__' });
  const present = useSelector(childOf(app, 'session'), (snapshot) => sessionOf(snapshot).user?.id);
  return present === user.id ? <Outlet /> : <LoadingStall type="component" />;
}
