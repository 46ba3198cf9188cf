import { describe, expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { edgesOf, answerEffectsOf } from '../../../tests/support/charts/chart-transitions.ts';
import { deferred } from '../../../tests/support/charts/deferred.ts';
import { bellMachine } from './bell.machine.ts';

const DUE = 1_000;
const hydrated = (now: number) => ({ type: 'page.hydrated', now }) as const;
const ticked = (now: number) => ({ type: 'clock.ticked', now }) as const;
const pressed = { type: 'bell.pressed' } as const;

function ring() {
  const code = deferred<void>();
  const done: string[] = [];
  const logic = bellMachine.provide({
    actors: { fetchNotifications: fromPromise(() => code.promise) },
    guards: { isOutdated: (_, { now }) => now >= DUE },
    actions: {
      openPanel: () => void done.push('openPanel'),
      tellUnavailable: () => void done.push('tellUnavailable'),
    },
  });
  const actor = createActor(logic).start();
  return { actor, logic, code, done };
}

describe(bellMachine.id, () => {
  test('its transitions are exactly these, and so is what it records', () => {
    const events = [
      hydrated(0),
      hydrated(DUE),
      ticked(0),
      ticked(DUE),
      pressed,
      { type: 'xstate.done.actor.fetchNotifications' },
      { type: 'xstate.error.actor.fetchNotifications' },
    ];
    expect(edgesOf(ring().logic, { events })).toEqual([
      'fetching --bell.pressed--> fetching',
      'fetching --xstate.done.actor.fetchNotifications--> watched',
      'fetching --xstate.error.actor.fetchNotifications--> unavailable',
      'quiet --bell.pressed--> fetching',
      'quiet --clock.ticked--> fetching',
      'quiet --page.hydrated--> fetching',
      'unavailable --bell.pressed--> unavailable',
    ]);
    expect(answerEffectsOf(ring().logic, { events })).toEqual([
      'fetchNotifications broken → nothing',
      'fetchNotifications broken → tellUnavailable()',
      'fetchNotifications done → nothing',
      'fetchNotifications done → openPanel()',
    ]);
  });

  test('R9.10 it rings by what came until that is old', () => {
    const { actor } = ring();
    actor.send(hydrated(0));
    actor.send(ticked(DUE - 1));
    expect(actor.getSnapshot().value).toEqual('quiet');
    actor.send(ticked(DUE));
    expect(actor.getSnapshot().value).toEqual('fetching');
  });

  test.each([
    ['nobody pressed it', [ticked(DUE)], []],
    ['it was pressed', [pressed], ['openPanel']],
    ['it was pressed meanwhile', [hydrated(DUE), pressed], ['openPanel']],
  ] as const)('R9.10 what watches the notices comes when %s', async (_, events, expected) => {
    const { actor, code, done } = ring();
    for (const event of events) actor.send(event);
    code.resolve();
    await waitFor(actor, (snapshot) => snapshot.matches('watched'));
    expect(done).toEqual(expected);
  });

  test.each([
    ['nobody pressed it: at the first press', [ticked(DUE)], ['tellUnavailable']],
    ['it was pressed: at once and at each press', [pressed], ['tellUnavailable', 'tellUnavailable']],
  ] as const)('R9.10 that nothing can be fetched is told when %s', async (_, events, expected) => {
    const { actor, code, done } = ring();
    for (const event of events) actor.send(event);
    code.reject(new Error('sin red'));
    await waitFor(actor, (snapshot) => snapshot.matches('unavailable'));
    actor.send(pressed);
    expect(done).toEqual(expected);
  });
});
