import { createFileRoute } from '@tanstack/react-router';
import { ResetPasswordView } from '../components/account/ResetPasswordView.tsx';
import { createAuthLinkHref } from '../components/account/auth-links.ts';
import { openResetPassword } from '../wiring/auth/reset-password-screen.ts';
import { usePrefilledEmail } from '../wiring/auth/use-prefilled-email.ts';
import { originSearch } from '../wiring/auth/origin-search.ts';

/** Password reset, second step: code and new password (R2.1, R7.4). */
export const Route = createFileRoute('/reset-password')({
  validateSearch: originSearch,
  loader: openResetPassword,
  component: function ResetPasswordRoute() {
    const { hasMailbox } = Route.useRouteContext().installation;
    const { resetPassword, codeRequest } = Route.useLoaderData();
    usePrefilledEmail(resetPassword, codeRequest);
    return (
      <ResetPasswordView
        formRef={resetPassword}
        codeRequestRef={codeRequest}
        hasMailbox={hasMailbox}
        authHref={createAuthLinkHref(Route.useSearch().origin)}
      />
    );
  },
});
