import { describe, expect, test } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { PRODUCT_LIMITS, TIMEOUTS } from '../../../../contract/limits.ts';
import {
  doneEventsOf,
  edgesOf,
  answerEffectsOf,
} from '../../../../tests/support/charts/chart-transitions.ts';
import { deferred } from '../../../../tests/support/charts/deferred.ts';
import { sampleFailure, sampleId } from '../../../../tests/support/samples/samples.ts';
import { nameCheckMachine, type NamesakeResult } from './name-check.machine.ts';

const mug = { id: sampleId(31), name: 'Taza' };
const found: NamesakeResult = { ok: true, value: mug };
const typed = (name: string) => ({ type: 'name.typed', name }) as const;

/** Name check whose answers the test resolves. */
function open() {
  const asked: { name: string; of: string | null; signal: AbortSignal }[] = [];
  const answers: ReturnType<typeof deferred<NamesakeResult>>[] = [];
  const clock = new SimulatedClock();
  const logic = nameCheckMachine.provide({
    actors: {
      findNamesake: fromPromise<NamesakeResult, { name: string; of: string | null }>(({ input, signal }) => {
        asked.push({ ...input, signal });
        const answer = deferred<NamesakeResult>();
        answers.push(answer);
        return answer.promise;
      }),
    },
  });
  const actor = createActor(logic, { clock, input: { of: sampleId(2) } }).start();
  const settle = async (index: number, result: NamesakeResult) => {
    answers[index]?.resolve(result);
    await Promise.resolve();
    await Promise.resolve();
    await Promise.resolve();
  };
  return { actor, asked, clock, settle, shown: () => actor.getSnapshot().context.namesake };
}

describe(nameCheckMachine.id, () => {
  test('its transitions are exactly these, and so is what it records', () => {
    const events = [
      typed('Taza'),
      typed(' '),
      { type: 'xstate.after.typingPause.nameCheck.pausing' },
      { type: 'xstate.after.answerPatience.nameCheck.asking' },
      ...doneEventsOf(
        'findNamesake',
        found,
        { ok: true, value: null },
        { ok: false, failure: sampleFailure('TIMEOUT') },
      ),
    ];
    expect(edgesOf(nameCheckMachine, { input: { of: null }, events })).toEqual([
      'asking --name.typed--> pausing',
      'asking --name.typed--> resting',
      'asking --xstate.after.answerPatience.nameCheck.asking--> resting',
      'asking --xstate.done.actor.findNamesake--> resting',
      'pausing --name.typed--> pausing',
      'pausing --name.typed--> resting',
      'pausing --xstate.after.typingPause.nameCheck.pausing--> asking',
      'resting --name.typed--> pausing',
      'resting --name.typed--> resting',
    ]);
    expect(answerEffectsOf(nameCheckMachine, { input: { of: null }, events })).toEqual([
      'findNamesake TIMEOUT → nothing',
      'findNamesake ok → namesake: value',
      'findNamesake ok → nothing',
    ]);
  });

  test('R9.9 a name is asked for once the typing rests, and each letter begins the rest anew', () => {
    const { actor, asked, clock } = open();
    actor.send(typed('Taz'));
    clock.increment(PRODUCT_LIMITS.nameCheckPause - 1);
    actor.send(typed(' Taza '));
    clock.increment(PRODUCT_LIMITS.nameCheckPause - 1);
    expect(asked).toEqual([]);
    clock.increment(1);
    expect(asked.map(({ name, of }) => [name, of])).toEqual([['Taza', sampleId(2)]]);
  });

  test('R9.9 whoever types on is not told of what was typed before: that answer is let go of', async () => {
    const { actor, asked, clock, settle, shown } = open();
    actor.send(typed('Taza'));
    clock.increment(PRODUCT_LIMITS.nameCheckPause);
    actor.send(typed('Tazas'));
    expect(asked[0]?.signal.aborted).toBe(true);
    await settle(0, found);
    expect([shown(), actor.getSnapshot().value]).toEqual([null, 'pausing']);
    clock.increment(PRODUCT_LIMITS.nameCheckPause);
    await settle(1, found);
    expect(shown()).toEqual(mug);
    actor.send(typed('Tazas d'));
    expect(shown()).toBe(null);
  });

  test('R9.1 an answer is waited for 10 s and no longer', async () => {
    const { actor, asked, clock, settle, shown } = open();
    actor.send(typed('Taza'));
    clock.increment(PRODUCT_LIMITS.nameCheckPause);
    clock.increment(TIMEOUTS.productNameCheck - 1);
    expect([actor.getSnapshot().value, TIMEOUTS.productNameCheck]).toEqual(['asking', 10_000]);
    clock.increment(1);
    await settle(0, found);
    expect([actor.getSnapshot().value, asked[0]?.signal.aborted, shown()]).toEqual(['resting', true, null]);
  });
});
