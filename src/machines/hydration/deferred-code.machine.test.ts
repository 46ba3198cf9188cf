import { expect, test } from 'vitest';
import { doneEventsOf, edgesOf } from '../../../tests/support/charts/chart-transitions.ts';
import { deferredCodeMachine } from './deferred-code.machine.ts';

test('R3.18 its transitions are exactly these', () => {
  const events = [
    { type: 'visitor.noticed' },
    { type: 'browser.connected' },
    ...doneEventsOf('load', undefined),
    { type: 'xstate.error.actor.load', error: new Error('broken') },
    { type: 'xstate.after.backoff.deferredCode.backoff' },
  ];
  expect(edgesOf(deferredCodeMachine, { events })).toEqual([
    'backoff --browser.connected--> loading',
    'backoff --xstate.after.backoff.deferredCode.backoff--> refused',
    'idle --visitor.noticed--> loading',
    'loading --xstate.done.actor.load--> loaded',
    'loading --xstate.error.actor.load--> backoff',
    'refused --browser.connected--> loading',
    'refused --visitor.noticed--> loading',
  ]);
});
