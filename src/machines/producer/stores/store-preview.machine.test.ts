import { describe, expect, test } from 'vitest';
import {
  doneEventsOf,
  edgesOf,
  answerEffectsOf,
} from '../../../../tests/support/charts/chart-transitions.ts';
import { NOW, sampleFailure, sampleStore } from '../../../../tests/support/samples/samples.ts';
import { storePreviewMachine } from './store-preview.machine.ts';

describe(storePreviewMachine.id, () => {
  test('its transitions are exactly these, and so is what it records', () => {
    const events = [
      { type: 'refresh.requested' },
      { type: 'retry.requested' },
      ...doneEventsOf(
        'load',
        { ok: true, value: { store: sampleStore({ status: 'draft' }), products: [], pagination: null } },
        { ok: false, failure: sampleFailure('NOT_FOUND', { status: 404 }) },
        { ok: false, failure: sampleFailure('TIMEOUT') },
      ),
    ];
    const input = { question: { idOrSlug: 'la-colmena' }, now: NOW };
    expect(edgesOf(storePreviewMachine, { input, events })).toEqual([
      'failed --retry.requested--> loading',
      'loading --xstate.done.actor.load--> failed',
      'loading --xstate.done.actor.load--> notFound',
      'loading --xstate.done.actor.load--> ready',
      'ready --refresh.requested--> refreshing',
      'refreshing --xstate.done.actor.load--> ready',
    ]);
    expect(answerEffectsOf(storePreviewMachine, { input, events })).toEqual([
      'load NOT_FOUND → failure: NOT_FOUND',
      'load NOT_FOUND → nothing',
      'load TIMEOUT → failure: TIMEOUT',
      'load ok → content: value',
    ]);
  });
});
