import { createFileRoute } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { ConfirmAccountView } from '../components/account/ConfirmAccountView.tsx';
import { confirmMessages } from '../components/account/confirm.messages.ts';
import { waysWith } from '../components/account/ways.ts';
import { confirmActorsOf } from '../machines/confirm-account/confirm-account-page.machine.ts';
import { createAccountService } from '../services/users/account.service.ts';
import { sameForm, wireConfirmAccount } from '../wiring/account/account.wiring.ts';
import { wireBotCheck } from '../wiring/shell/bot-check.wiring.ts';
import { useKnownEmail } from '../wiring/account/known-email.ts';
import { originSearch } from '../wiring/account/origin-search.ts';

/** The code that opens a new account (R2.1, R7.4). */
export const Route = createFileRoute('/confirm-account')({
  validateSearch: originSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps, abortController, navigate }) =>
    context.screens.open(
      'confirm-account',
      wireConfirmAccount({
        account: createAccountService(context.services.call),
        botCheck: wireBotCheck(context),
        goOn: (email) => {
          context.app.send({ type: 'toast.shown', kind: 'success', message: confirmMessages.done });
          // Back leads past the code, which is used up.
          void navigate({ to: '/login', search: deps, state: { email }, replace: true });
        },
      }),
      {},
      abortController.signal,
    ),
  component: function ConfirmAccountRoute() {
    const { hasMailbox } = Route.useRouteContext().installation;
    const { formRef, codeRequestRef } = useSelector(Route.useLoaderData(), confirmActorsOf, sameForm);
    useKnownEmail(formRef, codeRequestRef);
    return (
      <ConfirmAccountView
        formRef={formRef}
        codeRequestRef={codeRequestRef}
        hasMailbox={hasMailbox}
        wayTo={waysWith(Route.useSearch().origin)}
      />
    );
  },
});
