import { createFileRoute } from '@tanstack/react-router';
import { RegisterView } from '../../components/account/RegisterView.tsx';
import { createAuthLinkHref } from '../../components/account/auth-links.ts';
import { usePrefilledEmail } from '../../wiring/auth/use-prefilled-email.ts';
import { openRegisterScreen } from '../../wiring/auth/register-screen.ts';

/** Sign-up of consumers (R2.1, R7.3). */
export const Route = createFileRoute('/_guest/register')({
  loader: openRegisterScreen,
  component: function RegisterRoute() {
    const { register } = Route.useLoaderData();
    usePrefilledEmail(register);
    return <RegisterView actorRef={register} authHref={createAuthLinkHref(Route.useSearch().origin)} />;
  },
});
