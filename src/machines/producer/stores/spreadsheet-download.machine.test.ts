import { expect, test } from 'vitest';
import { doneEventsOf, errorEventOf, edgesOf } from '../../../../tests/support/charts/chart-transitions.ts';
import { spreadsheetDownloadMachine } from './spreadsheet-download.machine.ts';

const file = { name: 'cifras.csv', rows: [['Día', 1]] };

test('its transitions are exactly these', () => {
  const events = [
    { type: 'file.requested', file },
    ...doneEventsOf('saveFile', undefined),
    errorEventOf('saveFile'),
  ];
  expect(edgesOf(spreadsheetDownloadMachine, { events })).toEqual([
    'failed --file.requested--> saving',
    'resting --file.requested--> saving',
    'saving --xstate.done.actor.saveFile--> resting',
    'saving --xstate.error.actor.saveFile--> failed',
  ]);
});
