import { expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { doneEventsOf, edgesOf, answerEffectsOf } from '../../../tests/support/charts/chart-transitions.ts';
import { sampleFailure } from '../../../tests/support/samples/samples.ts';
import { resultActors } from '../../wiring/api/promise-actors.ts';
import {
  type CancelReminderResult,
  type ConfirmReminderResult,
  reminderLinkMachine,
} from './reminder-link.machine.ts';

const gone = { ok: false, failure: sampleFailure('NOT_FOUND', { status: 404 }) } as const;
const lost = { ok: false, failure: sampleFailure('NO_RESPONSE') } as const;

test('R2.24 the transitions of whoever answers a mail are exactly these: nothing is confirmed unasked', () => {
  const events = [
    { type: 'confirmation.requested' },
    { type: 'cancellation.requested' },
    ...doneEventsOf(
      'confirmReminder',
      { ok: true, value: { popupStore: { name: 'La Colmena', slug: 'la-colmena' } } },
      gone,
      lost,
    ),
    ...doneEventsOf('cancelReminder', { ok: true, value: null }, gone, lost),
  ];
  expect(edgesOf(reminderLinkMachine, { input: { token: 'abc' }, events })).toEqual([
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
  expect(answerEffectsOf(reminderLinkMachine, { input: { token: 'abc' }, events })).toEqual([
    'cancelReminder NOT_FOUND → nothing',
    'cancelReminder NO_RESPONSE → failure: NO_RESPONSE',
    'cancelReminder ok → nothing',
    'confirmReminder NOT_FOUND → nothing',
    'confirmReminder NO_RESPONSE → failure: NO_RESPONSE',
    'confirmReminder ok → popupStore: value.popupStore',
  ]);
});

test.each(['confirmation.requested', 'cancellation.requested'] as const)(
  'R2.24 why it could not be answered is kept until it is asked again: %s',
  async (type) => {
    const answers: (ConfirmReminderResult & CancelReminderResult)[] = [lost, gone];
    const answer = async () => answers.shift() ?? lost;
    const logic = reminderLinkMachine.provide({
      actors: resultActors({ confirmReminder: answer, cancelReminder: answer }),
    });
    const actor = createActor(logic, { input: { token: 'abc' } }).start();
    actor.send({ type });
    const told = await waitFor(actor, (snapshot) => snapshot.matches('asking'));
    expect(told.context.failure).toEqual(lost.failure);
    actor.send({ type });
    expect(actor.getSnapshot().context.failure).toBeNull();
    await waitFor(actor, (snapshot) => snapshot.matches('gone'));
  },
);
