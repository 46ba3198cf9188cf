import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { edgesOf } from '../../../tests/support/charts.ts';
import { person } from '../../../tests/support/signed-in.ts';
import { NO_PASSWORDS } from '../password-change/password-change.machine.ts';
import { profileValuesOf } from '../profile-details/profile-details.machine.ts';
import { profileActorsOf, profileMachine } from './profile.machine.ts';

const user = { ...person('consumer'), city: 'Soria' };
const input = { user };

describe(profileMachine.id, () => {
  test('it has no transitions of its own', () => {
    expect(edgesOf(profileMachine, { input, events: [] })).toEqual([]);
  });

  test('R1.5 its three actors begin with what is known of the user, and with no password', () => {
    const page = createActor(profileMachine, { input }).start();
    const { detailsRef, pictureRef, passwordRef } = profileActorsOf(page.getSnapshot());
    expect([detailsRef, passwordRef].map((actor) => actor.getSnapshot().context.values)).toEqual([
      profileValuesOf(user),
      NO_PASSWORDS,
    ]);
    expect(pictureRef.getSnapshot().context.file).toEqual(null);
  });

  test('a snapshot without its actors is told at once', () => {
    const snapshot = createActor(profileMachine, { input }).getSnapshot();
    expect(() => profileActorsOf({ ...snapshot, children: {} } as typeof snapshot)).toThrow(
      'The profile has lost its actors',
    );
  });
});
