import { createFileRoute, useRouteContext, useRouter } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { waysWith } from '../../components/account/ways.ts';
import { LoginView } from '../../components/account/LoginView.tsx';
import { childOf } from '../../machines/app/app.machine.ts';
import { sessionFailureOf, sessionOf } from '../../machines/session/session.selectors.ts';
import { wireBotCheck } from '../../wiring/shell/bot-check.wiring.ts';
import { useKnownEmail } from '../../wiring/account/known-email.ts';
import { wireLogin } from '../../wiring/account/login.wiring.ts';

/** The way in, and back to where one wanted to go (R2.1, R2.10). */
export const Route = createFileRoute('/_guest/login')({
  loader: ({ context, abortController }) =>
    context.screens.open(
      'login',
      wireLogin(childOf(context.app, 'session'), wireBotCheck(context)),
      { values: { username: '', password: '' } },
      abortController.signal,
    ),
  component: function LoginRoute() {
    const session = childOf(useRouteContext({ from: '__root__' }).app, 'session');
    const reason = useSelector(session, sessionFailureOf);
    const isSignedIn = useSelector(session, (snapshot) => sessionOf(snapshot).status === 'authenticated');
    const isInterrupted = useSelector(session, (snapshot) => snapshot.matches({ awake: 'interrupted' }));
    const router = useRouter();
    // Here and not in a subscription: who is already signed in may be known before this page has hydrated.
    useEffect(() => {
      if (isSignedIn) void router.invalidate();
    }, [isSignedIn, router]);
    const actorRef = Route.useLoaderData();
    useKnownEmail(actorRef);
    return (
      <LoginView
        actorRef={actorRef}
        reason={reason}
        wayTo={waysWith(Route.useSearch().origin)}
        onCheckedAgain={isInterrupted ? () => session.send({ type: 'check.requested' }) : undefined}
      />
    );
  },
});
