import { createFileRoute } from '@tanstack/react-router';
import { createAuthLinkHref } from '../../components/account/auth-links.ts';
import { LoginScreen, openLogin } from '../../wiring/auth/login-screen.tsx';

/** Login, with a return URL (R2.1, R2.10). */
export const Route = createFileRoute('/_guest/login')({
  loader: openLogin,
  component: function LoginRoute() {
    const { login } = Route.useLoaderData();
    return <LoginScreen actorRef={login} authHref={createAuthLinkHref(Route.useSearch().origin)} />;
  },
});
