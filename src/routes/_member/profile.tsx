import { createFileRoute } from '@tanstack/react-router';
import { openProfile, ProfileScreen } from '../../wiring/account/profile-screen.tsx';

/** Profile of the signed-in user, with the sign-out (R1.5, R2.4, R7.6). */
export const Route = createFileRoute('/_member/profile')({
  loader: openProfile,
  component: function ProfileRoute() {
    return <ProfileScreen actors={Route.useLoaderData()} known={Route.useRouteContext().user} />;
  },
});
