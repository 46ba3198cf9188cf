import { createFileRoute } from '@tanstack/react-router';
import { createAuthLinkHref } from '../components/account/auth-links.ts';
import { originSearch } from '../wiring/auth/origin-search.ts';
import { RegisterProducerScreen } from '../wiring/auth/register-producer-screen.tsx';
import { openRegisterProducerScreen } from '../wiring/auth/register-screen.ts';

/** Sign-up of producers (R1.3, R2.1, R7.3). */
export const Route = createFileRoute('/register-vendors')({
  validateSearch: originSearch,
  loader: openRegisterProducerScreen,
  component: function RegisterVendorsRoute() {
    const { register } = Route.useLoaderData();
    return (
      <RegisterProducerScreen actorRef={register} authHref={createAuthLinkHref(Route.useSearch().origin)} />
    );
  },
});
