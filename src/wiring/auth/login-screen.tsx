import { useRouteContext, useRouter } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { LoginView } from '../../components/account/LoginView.tsx';
import type { AuthLinkHref } from '../../components/account/auth-links.ts';
import { childOf } from '../../machines/shell/app.machine.ts';
import type { LoginActorRef } from '../../machines/auth/login.machine.ts';
import { sessionFailureOf, sessionOf } from '../../machines/auth/session.selectors.ts';
import { type ScreenLoaderArgs, screenRoute } from '../shell/screen-route.ts';
import { wireBotCheck } from './bot-check.wiring.ts';
import { usePrefilledEmail } from './use-prefilled-email.ts';
import { wireLogin } from './login.wiring.ts';

/** Loader of the login (R2.1). */
export const openLogin = screenRoute({
  actors: ({ context }: ScreenLoaderArgs) => ({
    login: wireLogin(childOf(context.app, 'session'), wireBotCheck(context)),
  }),
  input: () => ({ login: { values: { username: '', password: '' } } }),
});

/** Login screen, connected to the session. Signed-in users are redirected to the return URL (R2.10). */
export function LoginScreen({ actorRef, authHref }: { actorRef: LoginActorRef; authHref: AuthLinkHref }) {
  const session = childOf(useRouteContext({ from: '__root__' }).app, 'session');
  const reason = useSelector(session, sessionFailureOf);
  const isSignedIn = useSelector(session, (snapshot) => sessionOf(snapshot).status === 'authenticated');
  const isInterrupted = useSelector(session, (snapshot) => snapshot.matches({ awake: 'interrupted' }));
  const router = useRouter();
  // An effect instead of a subscription: the session may already be known before this page hydrates.
  useEffect(() => {
    if (isSignedIn) void router.invalidate();
  }, [isSignedIn, router]);
  usePrefilledEmail(actorRef);
  return (
    <LoginView
      actorRef={actorRef}
      reason={reason}
      authHref={authHref}
      onCheckedAgain={isInterrupted ? () => session.send({ type: 'check.requested' }) : undefined}
    />
  );
}
