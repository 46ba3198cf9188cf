import { expect, test } from 'vitest';
import { doneEventsOf, edgesOf, answerEffectsOf } from '../../../tests/support/charts/chart-transitions.ts';
import { sampleFailure } from '../../../tests/support/samples/samples.ts';
import { createListExportMachine } from './list-export.machine.ts';

test('R3.9 R7.19 R9.13 its transitions are exactly these, and so is what it records', () => {
  const events = [
    { type: 'file.requested', query: {} },
    { type: 'file.progressed', done: 1, total: 2 },
    { type: 'file.cancelled' },
    ...doneEventsOf(
      'saveFile',
      { ok: true, value: { isSaved: true } },
      { ok: true, value: { isSaved: false } },
      { ok: false, failure: sampleFailure('TIMEOUT') },
    ),
  ];
  expect(edgesOf(createListExportMachine('listFile', {}), { events })).toEqual([
    'failed --file.requested--> saving',
    'resting --file.requested--> saving',
    'saving --file.cancelled--> resting',
    'saving --file.progressed--> saving',
    'saving --xstate.done.actor.saveFile--> failed',
    'saving --xstate.done.actor.saveFile--> resting',
    'saving --xstate.done.actor.saveFile--> tooMuch',
    'tooMuch --file.requested--> saving',
  ]);
  expect(answerEffectsOf(createListExportMachine('listFile', {}), { events })).toEqual([
    'saveFile TIMEOUT → failure: TIMEOUT',
    'saveFile ok → nothing',
  ]);
});
