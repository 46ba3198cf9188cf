import { describe, expect, test } from 'vitest';
import { createActor, SimulatedClock, waitFor } from 'xstate';
import {
  doneEventsOf,
  errorEventOf,
  edgesOf,
  answerEffectsOf,
} from '../../../tests/support/charts/chart-transitions.ts';
import { deferred } from '../../../tests/support/charts/deferred.ts';
import { wireSignOut } from '../../wiring/shell/market-api.wiring.ts';
import {
  type SignOutInput,
  type SignOutServices,
  signOutMachine,
  type LogoutOutcome,
} from './sign-out.machine.ts';

const tokens = { accessToken: 'A0', refreshToken: 'refresh-token-number-0' };
const events = [
  ...doneEventsOf('tellServer', 'told', 'refused', 'unreached'),
  errorEventOf('tellServer'),
  ...doneEventsOf('askRefresh', 'A1', null),
  errorEventOf('askRefresh'),
  ...doneEventsOf('awaitLine', undefined),
  errorEventOf('awaitLine'),
  { type: 'xstate.after.farewellPause.farewell.waiting' },
];
const edges = (input: SignOutInput) => edgesOf(signOutMachine, { input, events });

/** Runs a sign-out, and advances the clock whenever it waits. */
async function sayFarewell(
  input: SignOutInput,
  told: LogoutOutcome[],
  { askRefresh = async () => 'A1', awaitLine = async () => {} }: Partial<SignOutServices> = {},
) {
  const clock = new SimulatedClock();
  const sent: string[] = [];
  const logic = wireSignOut({
    tellServer: async ({ accessToken }) => {
      sent.push(accessToken);
      return told[sent.length - 1] ?? 'told';
    },
    askRefresh,
    awaitLine,
  });
  const actor = createActor(logic, { input, clock }).start();
  const settled = await waitFor(actor, ({ value, status }) => value === 'waiting' || status === 'done');
  if (settled.status !== 'done') clock.increment(10_000);
  return { actor, sent, over: () => waitFor(actor, ({ status }) => status === 'done') };
}

describe(signOutMachine.id, () => {
  test('its transitions are exactly these, and so is what it records', () => {
    expect(edges(tokens)).toEqual([
      'awaitingLine --xstate.done.actor.awaitLine--> telling',
      'awaitingLine --xstate.error.actor.awaitLine--> over',
      'renewing --xstate.done.actor.askRefresh--> over',
      'renewing --xstate.done.actor.askRefresh--> telling',
      'renewing --xstate.error.actor.askRefresh--> over',
      'telling --xstate.done.actor.tellServer--> over',
      'telling --xstate.done.actor.tellServer--> renewing',
      'telling --xstate.done.actor.tellServer--> waiting',
      'telling --xstate.error.actor.tellServer--> over',
      'waiting --xstate.after.farewellPause.farewell.waiting--> awaitingLine',
    ]);
    expect(answerEffectsOf(signOutMachine, { input: tokens, events })).toEqual([
      'askRefresh "A1" → accessToken: output',
      'askRefresh broken → nothing',
      'askRefresh null → nothing',
      'awaitLine broken → nothing',
      'awaitLine done → nothing',
      'tellServer "refused" → nothing',
      'tellServer "told" → nothing',
      'tellServer "unreached" → nothing',
      'tellServer broken → nothing',
    ]);
    expect(edges({ accessToken: 'A0', refreshToken: null })).not.toContain(
      'telling --xstate.done.actor.tellServer--> renewing',
    );
  });

  test.each<[string, SignOutInput, LogoutOutcome[], string[]]>([
    ['told at once', tokens, ['told'], ['A0']],
    ['not reached, then told', tokens, ['unreached', 'told'], ['A0', 'A0']],
    ['never reached', tokens, ['unreached', 'unreached', 'told'], ['A0', 'A0']],
    ['refused, then told with a fresh token', tokens, ['refused', 'told'], ['A0', 'A1']],
    ['refused twice', tokens, ['refused', 'refused', 'told'], ['A0', 'A1']],
    ['refused without a refresh token', { ...tokens, refreshToken: null }, ['refused'], ['A0']],
    ['no access token', { ...tokens, accessToken: null }, ['told'], ['A1']],
    ['nothing to say', { accessToken: null, refreshToken: null }, [], []],
  ])('R7.6 R9.2 battery 36 the server is told in two attempts at most: %s', async (_, input, told, sent) => {
    const farewell = await sayFarewell(input, told);
    await farewell.over();
    expect(farewell.sent).toEqual(sent);
  });

  test('R7.6 a token that cannot be renewed any more needs no farewell', async () => {
    const { over, sent } = await sayFarewell(tokens, ['refused'], { askRefresh: async () => null });
    await over();
    expect(sent).toEqual(['A0']);
  });

  test('battery 36 offline it waits for the line', async () => {
    const line = deferred<void>();
    const { actor, over, sent } = await sayFarewell(tokens, ['unreached'], { awaitLine: () => line.promise });
    expect([actor.getSnapshot().value, sent]).toEqual(['awaitingLine', ['A0']]);
    line.resolve();
    await over();
    expect(sent).toEqual(['A0', 'A0']);
  });
});
