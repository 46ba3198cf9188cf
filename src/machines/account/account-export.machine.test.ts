import { expect, test } from 'vitest';
import { doneEventsOf, edgesOf, answerEffectsOf } from '../../../tests/support/charts/chart-transitions.ts';
import { sampleFailure } from '../../../tests/support/samples/samples.ts';
import { accountExportMachine } from './account-export.machine.ts';

test('R7.23 its transitions are exactly these', () => {
  const events = [
    { type: 'export.requested' } as const,
    ...doneEventsOf(
      'saveExport',
      { ok: true, value: null },
      { ok: false, failure: sampleFailure('TIMEOUT') },
    ),
  ];
  expect(edgesOf(accountExportMachine, { events })).toEqual([
    'failed --export.requested--> saving',
    'resting --export.requested--> saving',
    'saved --export.requested--> saving',
    'saving --xstate.done.actor.saveExport--> failed',
    'saving --xstate.done.actor.saveExport--> saved',
  ]);
  expect(answerEffectsOf(accountExportMachine, { events })).toEqual([
    'saveExport TIMEOUT → failure: TIMEOUT',
    'saveExport ok → failure: null',
    'saveExport ok → nothing',
  ]);
});
