import { createFileRoute } from '@tanstack/react-router';
import { ConfirmAccountView } from '../components/account/ConfirmAccountView.tsx';
import { createAuthLinkHref } from '../components/account/auth-links.ts';
import { openConfirmAccount } from '../wiring/auth/confirm-account-screen.ts';
import { usePrefilledEmail } from '../wiring/auth/use-prefilled-email.ts';
import { originSearch } from '../wiring/auth/origin-search.ts';

/** Confirmation of a new account with the mailed code (R2.1, R7.4). */
export const Route = createFileRoute('/confirm-account')({
  validateSearch: originSearch,
  loader: openConfirmAccount,
  component: function ConfirmAccountRoute() {
    const { hasMailbox } = Route.useRouteContext().installation;
    const { confirmAccount, codeRequest } = Route.useLoaderData();
    usePrefilledEmail(confirmAccount, codeRequest);
    return (
      <ConfirmAccountView
        formRef={confirmAccount}
        codeRequestRef={codeRequest}
        hasMailbox={hasMailbox}
        authHref={createAuthLinkHref(Route.useSearch().origin)}
      />
    );
  },
});
