import { createFileRoute } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { ResetPasswordView } from '../components/account/ResetPasswordView.tsx';
import { resetMessages } from '../components/account/recovery.messages.ts';
import { waysWith } from '../components/account/ways.ts';
import { resetActorsOf } from '../machines/reset-password/reset-password-page.machine.ts';
import { createAccountService } from '../services/users/account.service.ts';
import { sameForm, wireResetPassword } from '../wiring/account/account.wiring.ts';
import { wireBotCheck } from '../wiring/shell/bot-check.wiring.ts';
import { useKnownEmail } from '../wiring/account/known-email.ts';
import { originSearch } from '../wiring/account/origin-search.ts';

/** The second half of the way back in: the code and another password (R2.1, R7.4). */
export const Route = createFileRoute('/reset-password')({
  validateSearch: originSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps, abortController, navigate }) =>
    context.screens.open(
      'reset-password',
      wireResetPassword({
        account: createAccountService(context.services.call),
        botCheck: wireBotCheck(context),
        goOn: (email) => {
          context.app.send({ type: 'toast.shown', kind: 'success', message: resetMessages.done });
          // Back leads past the code, which is used up.
          void navigate({ to: '/login', search: deps, state: { email }, replace: true });
        },
      }),
      {},
      abortController.signal,
    ),
  component: function ResetPasswordRoute() {
    const { hasMailbox } = Route.useRouteContext().installation;
    const { formRef, codeRequestRef } = useSelector(Route.useLoaderData(), resetActorsOf, sameForm);
    useKnownEmail(formRef, codeRequestRef);
    return (
      <ResetPasswordView
        formRef={formRef}
        codeRequestRef={codeRequestRef}
        hasMailbox={hasMailbox}
        wayTo={waysWith(Route.useSearch().origin)}
      />
    );
  },
});
