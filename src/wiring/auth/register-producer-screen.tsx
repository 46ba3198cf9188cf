import { useRouteContext } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { ProducerSignupForMembers } from '../../components/account/ProducerSignupForMembers.tsx';
import { RegisterView } from '../../components/account/RegisterView.tsx';
import type { AuthLinkHref } from '../../components/account/auth-links.ts';
import { childOf } from '../../machines/shell/app.machine.ts';
import type { RegisterActorRef } from '../../machines/auth/register.machine.ts';
import { sessionOf } from '../../machines/auth/session.selectors.ts';
import { usePrefilledEmail } from './use-prefilled-email.ts';

/** Sign-up form for producers. Signed-in members see how to become one instead (R1.3). */
export function RegisterProducerScreen({
  actorRef,
  authHref,
}: {
  actorRef: RegisterActorRef;
  authHref: AuthLinkHref;
}) {
  const session = childOf(useRouteContext({ from: '__root__' }).app, 'session');
  const role = useSelector(session, (snapshot) => sessionOf(snapshot).user?.role);
  usePrefilledEmail(actorRef);
  if (role !== undefined)
    return (
      <ProducerSignupForMembers role={role} onSignedOut={() => session.send({ type: 'signOut.requested' })} />
    );
  return <RegisterView actorRef={actorRef} authHref={authHref} />;
}
