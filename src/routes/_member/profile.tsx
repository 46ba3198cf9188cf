import { createFileRoute } from '@tanstack/react-router';
import { ProfileView } from '../../components/profile/ProfileView.tsx';
import { childOf } from '../../machines/app/app.machine.ts';

/** Who is signed in, and the way out (R2.4, R7.6). */
export const Route = createFileRoute('/_member/profile')({
  component: function ProfileRoute() {
    const { app, user } = Route.useRouteContext();
    return (
      <ProfileView
        user={user}
        onSignedOut={() => childOf(app, 'session').send({ type: 'signOut.requested' })}
      />
    );
  },
});
