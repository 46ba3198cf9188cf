import { expect, test } from 'vitest';
import { loaderArguments } from '../../../tests/support/charts/loader-arguments.ts';
import { sampleUserWithRole } from '../../../tests/support/samples/session-app.ts';
import { BLANK_PASSWORD_CHANGE } from '../../machines/account/password-change.machine.ts';
import { profileValuesOf } from '../../machines/account/profile-details.machine.ts';
import { openProfile } from './profile-screen.tsx';

test('R1.5 its three actors begin with what is known of the user, and with no password', async () => {
  const user = { ...sampleUserWithRole('consumer'), city: 'Soria' };
  const { load, screens } = loaderArguments(user);
  const { profileDetails, profilePicture, passwordChange } = await openProfile(load);
  expect([profileDetails, passwordChange].map((actor) => actor.getSnapshot().context.values)).toEqual([
    profileValuesOf(user),
    BLANK_PASSWORD_CHANGE,
  ]);
  expect(profilePicture.getSnapshot().context.file).toEqual(null);
  screens.closeAll();
});

test('R1.5 whoever comes after has a profile of their own', async () => {
  const { load, screens } = loaderArguments(sampleUserWithRole('consumer', 1));
  const { profileDetails } = await openProfile(load);
  expect((await openProfile(load)).profileDetails).toBe(profileDetails);
  const other = { ...load, context: { ...load.context, user: sampleUserWithRole('consumer', 2) } };
  expect((await openProfile(other)).profileDetails).not.toBe(profileDetails);
  screens.closeAll();
});
