import { expect, test } from 'vitest';
import {
  type ChartOptions,
  doneEventsOf,
  edgesOf,
  answerEffectsOf,
} from '../../../tests/support/charts/chart-transitions.ts';
import { sampleFailure, sampleProduct } from '../../../tests/support/samples/samples.ts';
import { type LoadRowResult, rowEditMachine, type SaveRowResult } from './row-edit.machine.ts';

const product = sampleProduct({ stock: 12, version: 3 });
const found = (stock: number, version: number): LoadRowResult => ({
  ok: true,
  value: { ...product, stock, version },
});
const refused = (code: 'CONFLICT' | 'NOT_FOUND'): SaveRowResult => ({
  ok: false,
  failure: sampleFailure(code),
});

const machine = rowEditMachine.provide({
  actions: { tellEdited: () => {}, tellSettled: () => {}, tellClosed: () => {} },
});

test('the transitions of a row are exactly these', () => {
  const options: ChartOptions = {
    input: { product, field: 'stock' },
    events: [
      { type: 'cell.opened', field: 'price' },
      { type: 'cell.typed', field: 'stock', text: '15' },
      { type: 'cell.typed', field: 'stock', text: 'muchos' },
      { type: 'cell.left', field: 'stock' },
      { type: 'cell.left', field: 'price' },
      { type: 'edit.submitted' },
      { type: 'edit.cancelled' },
      { type: 'mine.kept' },
      { type: 'theirs.taken' },
      { type: 'rows.refreshed' },
      ...doneEventsOf('saveRow', found(15, 4), refused('CONFLICT'), refused('NOT_FOUND')),
      ...doneEventsOf('loadProduct', found(15, 5), found(12, 5), found(12, 3), found(9, 5), {
        ok: false,
        failure: sampleFailure('TIMEOUT'),
      }),
    ],
  };
  const edges = edgesOf(machine, options);
  expect(answerEffectsOf(machine, options)).toEqual([
    'loadProduct TIMEOUT → failure: TIMEOUT',
    'loadProduct ok → product: value',
    'loadProduct ok → product: value, failure: null',
    'loadProduct ok → product: value, failure: null, tellSettled()',
    'loadProduct ok → product: value.imageUrls, now: value',
    'saveRow CONFLICT → failure: CONFLICT',
    'saveRow NOT_FOUND → failure: NOT_FOUND',
    'saveRow ok → product: value, tellSettled()',
  ]);
  expect(edges).toEqual([
    'comparing --xstate.done.actor.loadProduct--> deciding',
    'comparing --xstate.done.actor.loadProduct--> saving',
    'comparing --xstate.done.actor.loadProduct--> settled',
    'comparing --xstate.done.actor.loadProduct--> writing',
    'deciding --edit.cancelled--> settled',
    'deciding --mine.kept--> saving',
    'deciding --theirs.taken--> settled',
    'saving --xstate.done.actor.saveRow--> comparing',
    'saving --xstate.done.actor.saveRow--> settled',
    'saving --xstate.done.actor.saveRow--> writing',
    'settled --cell.opened--> writing',
    'settled --rows.refreshed--> closed',
    'writing --cell.left--> closed',
    'writing --cell.left--> writing',
    'writing --cell.opened--> writing',
    'writing --cell.typed--> writing',
    'writing --edit.cancelled--> closed',
    'writing --edit.submitted--> closed',
    'writing --edit.submitted--> saving',
    'writing --edit.submitted--> writing',
  ]);
});
