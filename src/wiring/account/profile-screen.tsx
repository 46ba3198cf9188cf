import { useRouteContext } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import type { User } from '../../../contract/users/user.ts';
import { detailsMessages } from '../../components/profile/profile-forms.messages.ts';
import { ProfileView } from '../../components/profile/ProfileView.tsx';
import { childOf } from '../../machines/app/app.machine.ts';
import { isDirty } from '../../machines/form/form.machine.ts';
import { NO_PASSWORDS } from '../../machines/password-change/password-change.machine.ts';
import { profileValuesOf } from '../../machines/profile-details/profile-details.machine.ts';
import { sessionOf } from '../../machines/session/session.selectors.ts';
import { cropPicture } from '../../services/users/crop-picture.ts';
import { createOpenSessionsService } from '../../services/users/open-sessions.service.ts';
import { createProfileService } from '../../services/users/profile.service.ts';
import { type MemberLoad, screenRoute } from '../screen-route.ts';
import { useLeaveQuestion } from '../shell/use-leave-question.ts';
import { wireOpenSessions } from './open-sessions.wiring.ts';
import { wireProfile } from './profile.wiring.ts';
import { SessionsPart } from './sessions-part.tsx';

/** The account of whoever is signed in: their data, their picture and their password, each for itself (R1.5, R2.4). */
export const openProfile = screenRoute({
  key: ({ context }: MemberLoad) => context.user.id,
  actors: ({ context: { app, services } }) => {
    const session = childOf(app, 'session');
    return {
      openSessions: wireOpenSessions({ app, sessions: createOpenSessionsService(services.call) }),
      ...wireProfile({
        app,
        cropPicture,
        profile: createProfileService(services.call),
        tellUser: ({ role: _, ...changed }) => {
          const { user: known } = sessionOf(session.getSnapshot());
          // The role is the session's: it may stand in the token alone.
          if (known) session.send({ type: 'user.changed', user: { ...known, ...changed } });
        },
      }),
    };
  },
  input: ({ context: { user } }) => ({
    profileDetails: { values: profileValuesOf(user) },
    profilePicture: undefined,
    emailMove: undefined,
    passwordChange: { values: NO_PASSWORDS },
    openSessions: undefined,
  }),
});

interface ProfileScreenProps {
  actors: Awaited<ReturnType<typeof openProfile>>;
  /** Who was let in; the session knows what has changed since. */
  known: User;
}

/** The profile, joined to the session; who would lose what they typed is asked before they leave. */
export function ProfileScreen({ actors, known }: ProfileScreenProps) {
  const { app, installation, now } = useRouteContext({ from: '__root__' });
  const session = childOf(app, 'session');
  const { profileDetails, profilePicture, passwordChange, emailMove, openSessions } = actors;
  const user = useSelector(session, (snapshot) => sessionOf(snapshot).user) ?? known;
  useLeaveQuestion(app, 'profile', () =>
    isDirty(profileDetails.getSnapshot()) ? detailsMessages.leave : null,
  );
  return (
    <ProfileView
      user={user}
      detailsRef={profileDetails}
      pictureRef={profilePicture}
      passwordRef={passwordChange}
      emailRef={emailMove}
      hasMailbox={installation.hasMailbox}
      onSignedOut={() => session.send({ type: 'signOut.requested' })}
    >
      <SessionsPart actorRef={openSessions} now={now()} />
    </ProfileView>
  );
}
