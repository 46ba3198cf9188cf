import { createFileRoute, useRouteContext } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { RegisterView } from '../components/account/RegisterView.tsx';
import { ProducerForMembers } from '../components/account/ProducerForMembers.tsx';
import { waysWith } from '../components/account/ways.ts';
import { childOf } from '../machines/app/app.machine.ts';
import { blankRegistration } from '../machines/register/register.machine.ts';
import { sessionOf } from '../machines/session/session.selectors.ts';
import { createAccountService } from '../services/users/account.service.ts';
import { wireRegister } from '../wiring/account/account.wiring.ts';
import { wireBotCheck } from '../wiring/shell/bot-check.wiring.ts';
import { useKnownEmail } from '../wiring/account/known-email.ts';
import { originSearch } from '../wiring/account/origin-search.ts';

/** A new account for who comes to sell (R1.3, R2.1, R7.3). */
export const Route = createFileRoute('/register-vendors')({
  validateSearch: originSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps, abortController, navigate }) =>
    context.screens.open(
      'register-vendors',
      wireRegister({
        account: createAccountService(context.services.call),
        botCheck: wireBotCheck(context),
        goOn: (email) =>
          void navigate({
            to: '/confirm-account',
            search: deps,
            state: { email, codeSentAt: context.now() },
          }),
      }),
      { values: blankRegistration('producer') },
      abortController.signal,
    ),
  component: function RegisterVendorsRoute() {
    const actorRef = Route.useLoaderData();
    const { origin } = Route.useSearch();
    const session = childOf(useRouteContext({ from: '__root__' }).app, 'session');
    const role = useSelector(session, (snapshot) => sessionOf(snapshot).user?.role);
    useKnownEmail(actorRef);
    if (role !== undefined)
      return (
        <ProducerForMembers role={role} onSignedOut={() => session.send({ type: 'signOut.requested' })} />
      );
    return <RegisterView actorRef={actorRef} wayTo={waysWith(origin)} />;
  },
});
