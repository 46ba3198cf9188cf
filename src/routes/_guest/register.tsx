import { createFileRoute } from '@tanstack/react-router';
import { RegisterView } from '../../components/account/RegisterView.tsx';
import { waysWith } from '../../components/account/ways.ts';
import { blankRegistration } from '../../machines/register/register.machine.ts';
import { createAccountService } from '../../services/users/account.service.ts';
import { wireRegister } from '../../wiring/account/account.wiring.ts';
import { wireBotCheck } from '../../wiring/shell/bot-check.wiring.ts';
import { useKnownEmail } from '../../wiring/account/known-email.ts';

/** A new account for who comes to buy (R2.1, R7.3). */
export const Route = createFileRoute('/_guest/register')({
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps, abortController, navigate }) =>
    context.screens.open(
      'register',
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
      { values: blankRegistration('consumer') },
      abortController.signal,
    ),
  component: function RegisterRoute() {
    const actorRef = Route.useLoaderData();
    useKnownEmail(actorRef);
    return <RegisterView actorRef={actorRef} wayTo={waysWith(Route.useSearch().origin)} />;
  },
});
