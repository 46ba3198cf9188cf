import { createFileRoute } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import type { User } from '../../../contract/user.ts';
import { ProfileView } from '../../components/profile/ProfileView.tsx';
import { childOf } from '../../machines/app/app.machine.ts';
import { type ProfileActorRef, profileActorsOf } from '../../machines/profile/profile.machine.ts';
import { sessionOf } from '../../machines/session/session.selectors.ts';
import { cropPicture } from '../../services/crop-picture.ts';
import { createProfileService } from '../../services/profile.service.ts';
import { wireProfile } from './-profile.wiring.ts';

/** Who is signed in, what they may change of it, and the way out (R1.5, R2.4, R7.6). */
export const Route = createFileRoute('/_member/profile')({
  preload: false,
  loader: ({ context: { app, screens, services, user }, abortController }) => {
    const session = childOf(app, 'session');
    const logic = wireProfile({
      app,
      cropPicture,
      profile: createProfileService(services.call),
      tellUser: ({ role: _, ...changed }) => {
        const { user: known } = sessionOf(session.getSnapshot());
        // The role is the session's: it may stand in the token alone.
        if (known) session.send({ type: 'user.changed', user: { ...known, ...changed } });
      },
    });
    return screens.open(`profile:${user.id}`, logic, { user }, abortController.signal);
  },
  component: function ProfileRoute() {
    const { app, user } = Route.useRouteContext();
    return <Profile page={Route.useLoaderData()} known={user} session={childOf(app, 'session')} />;
  },
});

interface ProfileProps {
  page: ProfileActorRef;
  /** Who was let in; the session knows what has changed since. */
  known: User;
  session: ReturnType<typeof childOf<'session'>>;
}

function Profile({ page, known, session }: ProfileProps) {
  const refs = useSelector(page, profileActorsOf, (one, other) => one.detailsRef === other.detailsRef);
  const user = useSelector(session, (snapshot) => sessionOf(snapshot).user) ?? known;
  return (
    <ProfileView {...refs} user={user} onSignedOut={() => session.send({ type: 'signOut.requested' })} />
  );
}
