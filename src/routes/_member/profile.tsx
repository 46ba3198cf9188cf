import { createFileRoute, useBlocker } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import type { User } from '../../../contract/users/user.ts';
import { detailsMessages } from '../../components/profile/profile-forms.messages.ts';
import { ProfileView } from '../../components/profile/ProfileView.tsx';
import { type AppActorRef, childOf } from '../../machines/app/app.machine.ts';
import { isDirty } from '../../machines/form/form.machine.ts';
import { type ProfileActorRef, profileActorsOf } from '../../machines/profile/profile.machine.ts';
import { sessionOf } from '../../machines/session/session.selectors.ts';
import { cropPicture } from '../../services/users/crop-picture.ts';
import { createProfileService } from '../../services/users/profile.service.ts';
import { ask } from '../../wiring/shell/ask.ts';
import { wireProfile } from '../../wiring/account/profile.wiring.ts';

/** Who is signed in, what they may change of it, and the way out (R1.5, R2.4, R7.6). */
export const Route = createFileRoute('/_member/profile')({
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
    return <Profile page={Route.useLoaderData()} known={user} app={app} />;
  },
});

interface ProfileProps {
  page: ProfileActorRef;
  /** Who was let in; the session knows what has changed since. */
  known: User;
  app: AppActorRef;
}

function Profile({ page, known, app }: ProfileProps) {
  const session = childOf(app, 'session');
  const refs = useSelector(page, profileActorsOf, (one, other) => one.detailsRef === other.detailsRef);
  const user = useSelector(session, (snapshot) => sessionOf(snapshot).user) ?? known;
  // Who signs out, or is signed out, leaves at once: nothing of theirs may stay for an answer.
  const wouldLose = () =>
    sessionOf(session.getSnapshot()).status === 'authenticated' && isDirty(refs.detailsRef.getSnapshot());
  const { title, question, confirm, dismiss } = detailsMessages.leave;
  useBlocker({
    enableBeforeUnload: wouldLose,
    shouldBlockFn: async () =>
      wouldLose() &&
      !(await ask(app, {
        topic: 'profile',
        kind: 'warning',
        title,
        message: question,
        confirmLabel: confirm,
        cancelLabel: dismiss,
      })),
  });
  return (
    <ProfileView {...refs} user={user} onSignedOut={() => session.send({ type: 'signOut.requested' })} />
  );
}
