import { describe, expect, test } from 'vitest';
import { answersOf, edgesOf } from '../../../tests/support/charts.ts';
import { sampleFailure, sampleId, sampleProduct } from '../../../tests/support/samples.ts';
import { type LoadProductResult, productEditorMachine } from './product-editor.machine.ts';
import type { ProductSaved } from './product-form.machine.ts';
import { blankProduct, productValuesOf } from './product-values.ts';

const product = sampleProduct();
const blank = blankProduct('Taller Lola');
const file = new File(['x'], 'taza.jpg', { type: 'image/jpeg' });
const whole: ProductSaved = { product, files: [] };
const pictured: ProductSaved = { product, files: [{ key: 'a', name: file.name, file, url: '/uploads/a' }] };
const found: LoadProductResult = { ok: true, value: product };
const lost: LoadProductResult = { ok: false, failure: sampleFailure('NOT_FOUND') };
const late: LoadProductResult = { ok: false, failure: sampleFailure('TIMEOUT') };

const machine = productEditorMachine.provide({ actions: { announceSaved: () => {}, leave: () => {} } });
const events = [
  { type: 'ending.chosen', after: 'leave' },
  { type: 'ending.chosen', after: 'another' },
  { type: 'product.saved', saved: whole },
  { type: 'product.saved', saved: pictured },
  { type: 'copy.requested', values: productValuesOf(product) },
  { type: 'draft.restored', missing: 1 },
  { type: 'draft.dismissed' },
  { type: 'retry.requested' },
  ...answersOf('loadProduct', found, lost, late),
  { type: 'xstate.done.actor.uploads', output: { sent: 1 } },
] as const;
const edges = (of: string | null) => edgesOf(machine, { events, input: { of, blank } });

const writing = [
  'describing --copy.requested--> describing',
  'describing --draft.dismissed--> describing',
  'describing --draft.restored--> describing',
  'describing --ending.chosen--> describing',
  'describing --product.saved--> describing',
  'describing --product.saved--> left',
  'describing --product.saved--> sendingPictures',
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
        'loading --xstate.done.actor.loadProduct--> describing',
        'loading --xstate.done.actor.loadProduct--> failed',
        'loading --xstate.done.actor.loadProduct--> notFound',
      ].toSorted(),
    );
  });
});
