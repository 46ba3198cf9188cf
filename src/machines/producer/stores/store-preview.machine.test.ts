import { describe, expect, test } from 'vitest';
import { answersOf, edgesOf, recordsOf } from '../../../../tests/support/charts/chart-transitions.ts';
import { NOW, sampleFailure, sampleStore } from '../../../../tests/support/samples/samples.ts';
import { storeDraftMachine } from './store-preview.machine.ts';

describe(storeDraftMachine.id, () => {
  test('its transitions are exactly these, and so is what it records', () => {
    const events = [
      { type: 'refresh.requested' },
      { type: 'retry.requested' },
      ...answersOf(
        'load',
        { ok: true, value: { store: sampleStore({ status: 'draft' }), products: [], pagination: null } },
        { ok: false, failure: sampleFailure('NOT_FOUND', { status: 404 }) },
        { ok: false, failure: sampleFailure('TIMEOUT') },
      ),
    ];
    const input = { question: { idOrSlug: 'la-colmena' }, now: NOW };
    expect(edgesOf(storeDraftMachine, { input, events })).toEqual([
      'failed --retry.requested--> loading',
      'loading --xstate.done.actor.load--> failed',
      'loading --xstate.done.actor.load--> notFound',
      'loading --xstate.done.actor.load--> ready',
      'ready --refresh.requested--> refreshing',
      'refreshing --xstate.done.actor.load--> ready',
    ]);
    expect(recordsOf(storeDraftMachine, { input, events })).toEqual([
      'load NOT_FOUND → failure: NOT_FOUND',
      'load NOT_FOUND → nothing',
      'load TIMEOUT → failure: TIMEOUT',
      'load ok → content: value',
    ]);
  });
});
