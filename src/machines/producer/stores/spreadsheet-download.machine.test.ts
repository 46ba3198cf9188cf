import { expect, test } from 'vitest';
import { answersOf, breakdownOf, edgesOf } from '../../../../tests/support/charts/chart-transitions.ts';
import { figuresFileMachine } from './spreadsheet-download.machine.ts';

const file = { name: 'cifras.csv', rows: [['Día', 1]] };

test('its transitions are exactly these', () => {
  const events = [
    { type: 'file.requested', file },
    ...answersOf('saveFile', undefined),
    breakdownOf('saveFile'),
  ];
  expect(edgesOf(figuresFileMachine, { events })).toEqual([
    'failed --file.requested--> saving',
    'resting --file.requested--> saving',
    'saving --xstate.done.actor.saveFile--> resting',
    'saving --xstate.error.actor.saveFile--> failed',
  ]);
});
