import { createFileRoute } from '@tanstack/react-router';
import { ForgotPasswordView } from '../components/account/ForgotPasswordView.tsx';
import { waysWith } from '../components/account/ways.ts';
import { createAccountService } from '../services/users/account.service.ts';
import { wireForgotPassword } from '../wiring/account/account.wiring.ts';
import { wireBotCheck } from '../wiring/shell/bot-check.wiring.ts';
import { useKnownEmail } from '../wiring/account/known-email.ts';
import { originSearch } from '../wiring/account/origin-search.ts';

/** The first half of the way back in: where the code is to go (R2.1, R7.4). */
export const Route = createFileRoute('/forgot-password')({
  validateSearch: originSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps, abortController, navigate }) =>
    context.screens.open(
      'forgot-password',
      wireForgotPassword({
        account: createAccountService(context.services.call),
        botCheck: wireBotCheck(context),
        goOn: (email) =>
          void navigate({
            to: '/reset-password',
            search: deps,
            state: { email, codeSentAt: context.now() },
          }),
      }),
      { values: { username: '' } },
      abortController.signal,
    ),
  component: function ForgotPasswordRoute() {
    const actorRef = Route.useLoaderData();
    useKnownEmail(actorRef);
    return <ForgotPasswordView actorRef={actorRef} wayTo={waysWith(Route.useSearch().origin)} />;
  },
});
