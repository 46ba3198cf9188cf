import { describe, expect, test } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import {
  type ChartOptions,
  edgesOf,
  answerEffectsOf,
} from '../../../tests/support/charts/chart-transitions.ts';
import { ana } from '../../../tests/support/samples/session.ts';
import type { SessionFailure } from './session-failure.ts';
import { type LoadUserResult, userLoadingMachine } from './user-loading.machine.ts';

const found: LoadUserResult = { ok: true, user: ana };
const refused = (failure: SessionFailure): LoadUserResult => ({ ok: false, failure });

/** Runs the chart until it ends, and advances the clock whenever it waits. */
async function load(answers: LoadUserResult[]) {
  const clock = new SimulatedClock();
  let asked = 0;
  const askUser = fromPromise<LoadUserResult, void>(async () => answers[asked++] ?? found);
  const actor = createActor(userLoadingMachine.provide({ actors: { askUser } }), { clock }).start();
  const waits: number[] = [];
  for (;;) {
    const snapshot = await waitFor(actor, ({ value, status }) => value === 'waiting' || status === 'done');
    if (snapshot.status === 'done') return { asked, waits, output: snapshot.output };
    clock.increment(999);
    waits.push(actor.getSnapshot().value === 'waiting' ? 1_000 : 0);
    clock.increment(1);
  }
}

describe(userLoadingMachine.id, () => {
  test('its transitions are exactly these, and so is what it records', () => {
    const options: ChartOptions = {
      events: [
        { type: 'xstate.done.actor.askUser', output: found },
        { type: 'xstate.done.actor.askUser', output: refused('NO_RESPONSE') },
        { type: 'xstate.done.actor.askUser', output: refused('SESSION_EXPIRED') },
        { type: 'xstate.error.actor.askUser', error: 'broken' },
        { type: 'xstate.after.userInfoRetryDelay.userLoading.waiting' },
      ],
    };
    const edges = edgesOf(userLoadingMachine, options);
    expect(answerEffectsOf(userLoadingMachine, options)).toEqual([
      'askUser broken → nothing',
      'askUser ok → result: output, output: output',
      'askUser refused → result: output',
      'askUser refused → result: output, output: output',
    ]);
    expect(edges).toEqual([
      'asking --xstate.done.actor.askUser--> settled',
      'asking --xstate.done.actor.askUser--> waiting',
      'asking --xstate.error.actor.askUser--> settled',
      'waiting --xstate.after.userInfoRetryDelay.userLoading.waiting--> asking',
    ]);
  });

  test('R9.2 it asks up to three times, a second apart', async () => {
    const down = refused('NO_RESPONSE');
    expect(await load([down, down, down, found])).toEqual({ asked: 3, waits: [1_000, 1_000], output: down });
    expect(await load([down, found])).toEqual({ asked: 2, waits: [1_000], output: found });
  });

  test('R9.2 a 403 is asked again once, so that it costs two refreshes at most', async () => {
    const forbidden = refused('FORBIDDEN');
    expect(await load([forbidden, forbidden, found])).toEqual({
      asked: 2,
      waits: [1_000],
      output: forbidden,
    });
  });

  test('R8.1 an expired session is not asked for again', async () => {
    const expired = refused('SESSION_EXPIRED');
    expect(await load([expired, found])).toEqual({ asked: 1, waits: [], output: expired });
  });
});
