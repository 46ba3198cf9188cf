import { createFileRoute } from '@tanstack/react-router';
import { ForgotPasswordView } from '../components/account/ForgotPasswordView.tsx';
import { createAuthLinkHref } from '../components/account/auth-links.ts';
import { openForgotPassword } from '../wiring/auth/forgot-password-screen.ts';
import { usePrefilledEmail } from '../wiring/auth/use-prefilled-email.ts';
import { originSearch } from '../wiring/auth/origin-search.ts';

/** Password reset, first step: the request for a code (R2.1, R7.4). */
export const Route = createFileRoute('/forgot-password')({
  validateSearch: originSearch,
  loader: openForgotPassword,
  component: function ForgotPasswordRoute() {
    const { forgotPassword } = Route.useLoaderData();
    usePrefilledEmail(forgotPassword);
    return (
      <ForgotPasswordView actorRef={forgotPassword} authHref={createAuthLinkHref(Route.useSearch().origin)} />
    );
  },
});
