import { useRouteContext } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import type { User } from '../../../contract/account/user.ts';
import { createFormatter } from '../../../contract/values/format.ts';
import { profileFormMessages } from '../../components/profile/profile-forms.messages.ts';
import { profileMessages } from '../../components/profile/profile.messages.ts';
import { ProfileView } from '../../components/profile/ProfileView.tsx';
import { childOf } from '../../machines/shell/app.machine.ts';
import { isDirty } from '../../machines/ui/form.machine.ts';
import { BLANK_ACCOUNT_DELETION } from '../../machines/account/delete-my-account.machine.ts';
import { BLANK_PASSWORD_CHANGE } from '../../machines/account/password-change.machine.ts';
import { profileValuesOf } from '../../machines/account/profile-details.machine.ts';
import { sessionOf } from '../../machines/auth/session.selectors.ts';
import { saveText } from '../../services/ui/save-text.ts';
import { cropPicture } from '../../services/account/crop-picture.ts';
import { createOpenSessionsService } from '../../services/account/open-sessions.service.ts';
import { createMyAccountService } from '../../services/account/my-account.service.ts';
import { createProfileService } from '../../services/account/profile.service.ts';
import { type MemberLoaderArgs, screenRoute } from '../shell/screen-route.ts';
import { useLeaveConfirmation } from '../shell/use-leave-confirmation.ts';
import { LazyMyAccountPanels, LazySessionsPanel } from './lazy-profile-panels.tsx';
import { wireMyAccount } from './my-account.wiring.ts';
import { wireOpenSessions } from './open-sessions.wiring.ts';
import { wireProfile } from './profile.wiring.ts';

/** Loader of the signed-in user's profile: data, picture and password, each in a form of its own (R1.5, R2.4). */
export const openProfile = screenRoute({
  key: ({ context }: MemberLoaderArgs) => context.user.id,
  actors: ({ context }) => {
    const { app, services, installation } = context;
    const session = childOf(app, 'session');
    return {
      ...wireMyAccount({
        account: createMyAccountService(services.call),
        saveText,
        formatter: createFormatter(installation.market),
        now: () => context.now(),
        onDeleted: () => {
          app.send({ type: 'toast.shown', kind: 'success', message: profileMessages.deleted });
          session.send({ type: 'signOut.requested' });
        },
      }),
      openSessions: wireOpenSessions({ app, sessions: createOpenSessionsService(services.call) }),
      ...wireProfile({
        app,
        cropPicture,
        profile: createProfileService(services.call),
        tellUser: ({ role: _, ...changed }) => {
          const { user: known } = sessionOf(session.getSnapshot());
          // Keeps the role of the session, since only the token may have it.
          if (known) session.send({ type: 'user.changed', user: { ...known, ...changed } });
        },
      }),
    };
  },
  input: ({ context: { user } }) => ({
    profileDetails: { values: profileValuesOf(user) },
    profilePicture: undefined,
    emailMove: undefined,
    passwordChange: { values: BLANK_PASSWORD_CHANGE },
    openSessions: undefined,
    accountExport: undefined,
    ownDeletion: { values: BLANK_ACCOUNT_DELETION },
  }),
});

interface ProfileScreenProps {
  actors: Awaited<ReturnType<typeof openProfile>>;
  /** User at the time of the route guard; the session may have newer data. */
  known: User;
}

/** Profile screen, connected to the session. Asks before leaving with unsaved changes. */
export function ProfileScreen({ actors, known }: ProfileScreenProps) {
  const { app, installation, now } = useRouteContext({ from: '__root__' });
  const session = childOf(app, 'session');
  const { profileDetails, profilePicture, passwordChange, emailMove, openSessions } = actors;
  const { accountExport, ownDeletion } = actors;
  const user = useSelector(session, (snapshot) => sessionOf(snapshot).user) ?? known;
  useLeaveConfirmation(app, 'profile', () =>
    isDirty(profileDetails.getSnapshot()) ? profileFormMessages.leave : null,
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
      <LazySessionsPanel actorRef={openSessions} now={now()} />
      <LazyMyAccountPanels user={user} exportRef={accountExport} deletionRef={ownDeletion} />
    </ProfileView>
  );
}
