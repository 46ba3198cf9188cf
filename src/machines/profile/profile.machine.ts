import { type ActorRefFrom, setup, type SnapshotFrom } from 'xstate';
import type { User } from '../../../contract/users/user.ts';
import { NO_PASSWORDS, passwordChangeMachine } from '../password-change/password-change.machine.ts';
import { profileDetailsMachine, profileValuesOf } from '../profile-details/profile-details.machine.ts';
import { profilePictureMachine } from '../profile-picture/profile-picture.machine.ts';

/** The account of whoever is signed in: their data, their picture and their password, each for itself (R1.5, R2.4). */
export const profileMachine = setup({
  types: {} as {
    input: { user: User };
    context: { user: User };
    children: { details: 'details'; picture: 'picture'; password: 'password' };
  },
  actors: {
    details: profileDetailsMachine,
    picture: profilePictureMachine,
    password: passwordChangeMachine,
  },
}).createMachine({
  id: 'profile',
  context: ({ input }) => input,
  invoke: [
    {
      id: 'details',
      src: 'details',
      input: ({ context }) => ({ values: profileValuesOf(context.user) }),
    },
    { id: 'picture', src: 'picture' },
    { id: 'password', src: 'password', input: { values: NO_PASSWORDS } },
  ],
});

export type ProfileActorRef = ActorRefFrom<typeof profileMachine>;

/** The screen's three actors. Throws for a snapshot without them. */
export function profileActorsOf({
  children: { details, picture, password },
}: SnapshotFrom<typeof profileMachine>) {
  if (!details || !picture || !password) throw new Error('The profile has lost its actors');
  return { detailsRef: details, pictureRef: picture, passwordRef: password };
}
