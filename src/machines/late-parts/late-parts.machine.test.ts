import { expect, test } from 'vitest';
import { answersOf, edgesOf } from '../../../tests/support/charts.ts';
import { latePartsMachine } from './late-parts.machine.ts';

test('R3.18 its transitions are exactly these', () => {
  const events = [
    { type: 'visitor.noticed' },
    { type: 'browser.connected' },
    ...answersOf('bring', undefined),
    { type: 'xstate.error.actor.bring', error: new Error('broken') },
    { type: 'xstate.after.retryPause.lateParts.pausing' },
  ];
  expect(edgesOf(latePartsMachine, { events })).toEqual([
    'fetching --xstate.done.actor.bring--> arrived',
    'fetching --xstate.error.actor.bring--> pausing',
    'pausing --browser.connected--> fetching',
    'pausing --xstate.after.retryPause.lateParts.pausing--> waiting',
    'waiting --visitor.noticed--> fetching',
  ]);
});
