import { expect, test } from 'vitest';
import { answersOf, edgesOf } from '../../../tests/support/charts.ts';
import { sampleFailure } from '../../../tests/support/samples.ts';
import { reminderAnswerMachine } from './reminder-answer.machine.ts';

const gone = { ok: false, failure: sampleFailure('NOT_FOUND', { status: 404 }) };
const lost = { ok: false, failure: sampleFailure('NO_RESPONSE') };

test('R2.24 the transitions of whoever answers a mail are exactly these: nothing is confirmed unasked', () => {
  const events = [
    { type: 'confirmation.requested' },
    { type: 'cancellation.requested' },
    ...answersOf(
      'confirmReminder',
      { ok: true, value: { popupStore: { name: 'La Colmena', slug: 'la-colmena' } } },
      gone,
      lost,
    ),
    ...answersOf('cancelReminder', { ok: true, value: null }, gone, lost),
  ];
  expect(edgesOf(reminderAnswerMachine, { input: { token: 'abc' }, events })).toEqual([
    'asking --cancellation.requested--> cancelling',
    'asking --confirmation.requested--> confirming',
    'cancelling --xstate.done.actor.cancelReminder--> asking',
    'cancelling --xstate.done.actor.cancelReminder--> cancelled',
    'cancelling --xstate.done.actor.cancelReminder--> gone',
    'confirmed --cancellation.requested--> cancelling',
    'confirming --xstate.done.actor.confirmReminder--> asking',
    'confirming --xstate.done.actor.confirmReminder--> confirmed',
    'confirming --xstate.done.actor.confirmReminder--> gone',
  ]);
});
