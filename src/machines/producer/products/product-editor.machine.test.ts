import { describe, expect, test } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import type { Product } from '../../../../contract/catalogue/product.ts';
import {
  doneEventsOf,
  edgesOf,
  answerEffectsOf,
} from '../../../../tests/support/charts/chart-transitions.ts';
import { sampleFailure, sampleId, sampleProduct } from '../../../../tests/support/samples/samples.ts';
import type { LoadResult } from '../../ui/resource.types.ts';
import type { SavedEntity } from '../../ui/editor.types.ts';
import { productEditorMachine } from './product-editor.machine.ts';
import { blankProduct, productValuesOf } from './product-values.ts';

const product = sampleProduct();
const blank = blankProduct('Taller Lola');
const file = new File(['x'], 'taza.jpg', { type: 'image/jpeg' });
const whole: SavedEntity<Product> = { content: product, files: [] };
const pictured: SavedEntity<Product> = {
  content: product,
  files: [{ key: 'a', name: file.name, file, url: '/uploads/a' }],
};
const found: LoadResult<Product> = { ok: true, value: product };
const lost: LoadResult<Product> = { ok: false, failure: sampleFailure('NOT_FOUND') };
const late: LoadResult<Product> = { ok: false, failure: sampleFailure('TIMEOUT') };

const machine = productEditorMachine.provide({ actions: { announceSaved: () => {}, leave: () => {} } });
const events = [
  { type: 'ending.chosen', after: 'leave' },
  { type: 'ending.chosen', after: 'another' },
  { type: 'form.saved', saved: whole },
  { type: 'form.saved', saved: pictured },
  { type: 'copy.requested', values: productValuesOf(product) },
  { type: 'draft.restored', missing: 1 },
  { type: 'draft.dismissed' },
  { type: 'retry.requested' },
  ...doneEventsOf('load', found, lost, late),
  { type: 'xstate.done.actor.uploads', output: { sent: 1 } },
] as const;
const edges = (of: string | null) => edgesOf(machine, { events, input: { of, blank } });

const writing = [
  'describing --copy.requested--> describing',
  'describing --draft.dismissed--> describing',
  'describing --draft.restored--> describing',
  'describing --ending.chosen--> describing',
  'describing --form.saved--> describing',
  'describing --form.saved--> left',
  'describing --form.saved--> sendingPictures',
  'sendingPictures --xstate.done.actor.uploads--> describing',
  'sendingPictures --xstate.done.actor.uploads--> left',
];

describe(productEditorMachine.id, () => {
  test('its transitions are exactly these for a new product', () => {
    expect(edges(null)).toEqual(writing);
  });

  test('and these for one that is changed', () => {
    expect(edges(sampleId(2))).toEqual(
      [
        ...writing,
        'failed --retry.requested--> loading',
        'loading --xstate.done.actor.load--> describing',
        'loading --xstate.done.actor.load--> failed',
        'loading --xstate.done.actor.load--> notFound',
      ].toSorted(),
    );
  });

  test('an answer, or why there is none, is recorded', () => {
    expect(answerEffectsOf(machine, { events, input: { of: sampleId(1), blank } })).toEqual([
      'load NOT_FOUND → nothing',
      'load TIMEOUT → failure: TIMEOUT',
      'load ok → nothing',
      'uploads value → announceSaved()',
      'uploads value → announceSaved(), leave()',
    ]);
  });

  test('what follows a copy is none: nothing is kept of it as one', () => {
    const kept: unknown[] = [];
    const logic = machine.provide({
      actors: { keepDraft: fromCallback(({ input }) => void kept.push(input)) },
    });
    const actor = createActor(logic, { input: { of: null, blank } }).start();
    actor.send({ type: 'copy.requested', values: productValuesOf(product) });
    actor.send({ type: 'ending.chosen', after: 'another' });
    actor.send({ type: 'form.saved', saved: whole });
    expect(kept).toEqual([
      { of: null, copiedOver: null },
      { of: null, copiedOver: blank },
      { of: null, copiedOver: null },
    ]);
    actor.stop();
  });
});
