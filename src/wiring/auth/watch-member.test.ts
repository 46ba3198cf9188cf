import { expect, test } from 'vitest';
import { createSessionApp, sampleUserWithRole } from '../../../tests/support/samples/session-app.ts';
import { sampleId } from '../../../tests/support/samples/samples.ts';
import { watchMemberOf } from './watch-member.ts';

function watched(visit: ReturnType<typeof createSessionApp>) {
  const members: (string | null)[] = [];
  const unsubscribe = watchMemberOf(visit.app)(({ userId }) => void members.push(userId));
  return { members, unsubscribe };
}

test('R3.18 a session that is not known yet has no member; a known one has the user, and none after the sign-out', async () => {
  const visit = createSessionApp(sampleUserWithRole('consumer', 1));
  const { members, unsubscribe } = watched(visit);
  expect(members).toEqual([]);
  visit.wake();
  await visit.until('authenticated');
  expect(members).toEqual([sampleId(101)]);
  visit.becomes(null);
  await visit.until('anonymous');
  expect(members).toEqual([sampleId(101), null]);
  visit.becomes(sampleUserWithRole('consumer', 2));
  await visit.until('authenticated');
  unsubscribe();
  visit.becomes(null);
  await visit.until('anonymous');
  expect(members).toEqual([sampleId(101), null, sampleId(102)]);
});

test('R3.18 a member who is known already is reported at once', async () => {
  const visit = createSessionApp(null);
  visit.wake();
  await visit.until('anonymous');
  expect(watched(visit).members).toEqual([null]);
});
