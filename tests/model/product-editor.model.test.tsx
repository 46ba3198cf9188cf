import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { AnyEventObject, SnapshotFrom } from 'xstate';
import { productEditorMachine } from '../../src/machines/producer/products/product-editor.machine.ts';
import { blankProduct, productValuesOf } from '../../src/machines/producer/products/product-values.ts';
import type { createProductEditorService } from '../../src/services/producer/products/product-editor.service.ts';
import { BROKEN_ANSWER, settleVerb } from '../support/charts/settle-verb.ts';
import { refusalIn } from '../support/charts/path-answers.ts';
import { doneEventsOf } from '../support/charts/chart-transitions.ts';
import { deferred } from '../support/charts/deferred.ts';
import {
  chooseFiles,
  fieldNamed,
  heading,
  jpeg,
  uploadUrlsOf,
  press,
  changeField,
} from '../support/views/editor-driver.ts';
import { failureMessageFor } from '../support/views/failure-messages.ts';
import { memoryUnsavedProducts, showProductEditor } from '../support/views/product-editor-scene.tsx';
import { sampleFailure, sampleId, sampleProduct } from '../support/samples/samples.ts';
import { walkChart } from '../support/charts/walk-chart.ts';

type State = SnapshotFrom<typeof productEditorMachine>;
type Answer = Awaited<ReturnType<ReturnType<typeof createProductEditorService>['loadProduct']>>;

const product = sampleProduct({ name: 'Taza', version: 3 });
const blank = blankProduct('Taller Lola');
const found: Answer = { ok: true, value: product };
const gone: Answer = { ok: false, failure: sampleFailure('NOT_FOUND', { status: 404 }) };
const late: Answer = { ok: false, failure: sampleFailure('TIMEOUT') };
const file = { key: 'taza', name: 'taza.jpg', file: jpeg('taza.jpg'), url: '/uploads/taza' };

const saving = [
  { type: 'ending.chosen', after: 'leave' },
  { type: 'ending.chosen', after: 'another' },
  { type: 'form.saved', saved: { content: product, files: [] } },
  { type: 'form.saved', saved: { content: product, files: [file] } },
  { type: 'draft.restored', missing: 0 },
  { type: 'draft.dismissed', by: 'keeping' },
  { type: 'draft.dismissed', by: 'discarding' },
  { type: 'xstate.done.actor.uploads', output: { sent: 1 }, by: 'arrival' },
  { type: 'xstate.done.actor.uploads', output: { sent: 0 }, by: 'letting go' },
  { type: 'xstate.done.actor.uploads', output: { sent: 0 }, by: 'going on' },
] as const;
const changing = [
  ...saving,
  { type: 'copy.requested', values: productValuesOf(product) },
  { type: 'retry.requested' },
  ...doneEventsOf('load', found, gone, late, BROKEN_ANSWER),
] as const;
type Event = (typeof changing)[number];
type Past = readonly AnyEventObject[];

const isOfNoProduct = ({ context: { values } }: State) => values.of === null;
/** Possible events in the editor opened for this product; a copy has no address of its own. */
const canHappenTo =
  (opened: string | null) =>
  (state: State, event: Event): boolean => {
    const { of, after, restored } = state.context;
    if (event.type === 'ending.chosen')
      return after !== event.after && (event.after === 'leave' || isOfNoProduct(state));
    if (event.type === 'copy.requested') return !isOfNoProduct(state);
    if (event.type === 'draft.restored') return restored === null && after === 'leave' && of === opened;
    return event.type !== 'draft.dismissed' || restored !== null;
  };

/** Renders an editor whose server the test controls; the page can be reloaded. */
const mountFor = (of: string | null) => async () => {
  const drafts = memoryUnsavedProducts();
  let loading = deferred<Answer>();
  let places = uploadUrlsOf();
  const show = () =>
    showProductEditor(
      of,
      {
        loadProduct: () => (loading = deferred<Answer>()).promise,
        saveProduct: async () => ({ ok: true, value: { content: product, uploadUrls: places } }),
      },
      drafts,
    );
  let page = await show();
  const form = () => fieldNamed('name')?.closest('form') ?? document.body;
  return {
    get actorRef() {
      return page.actorRef;
    },
    isLeft: () => page.isLeft(),
    saved: () => page.saved,
    drivers: {
      'xstate.done.actor.load': ({ output }: { output: Answer | typeof BROKEN_ANSWER }) =>
        settleVerb(loading, output),
      'retry.requested': () => press('Reintentar'),
      'ending.chosen': ({ after }: { after: 'leave' | 'another' }) =>
        press(after === 'another' ? 'Guardar y crear otro' : /^Guardar( cambios)?$/),
      'form.saved': async ({ saved: { files } }: { saved: { files: readonly unknown[] } }) => {
        places = files.length > 0 ? uploadUrlsOf('taza') : [];
        // A new product cannot be sold without a picture.
        if (document.querySelector('[data-picture]') === null || files.length > 0)
          await chooseFiles('pictures', jpeg('taza.jpg'));
        changeField('name', 'Jarra');
        changeField('price', '12');
        changeField('stock', '4');
        await act(async () => fireEvent.submit(form()));
      },
      'copy.requested': () => press('Duplicar'),
      // Typed values are restored after a crash.
      'draft.restored': async () => {
        changeField('name', 'Plato');
        cleanup();
        page = await show();
        await act(async () => loading.resolve(found));
      },
      'draft.dismissed': ({ by }: { by: 'keeping' | 'discarding' }) =>
        press(by === 'keeping' ? 'Seguir' : 'Descartarlo'),
      'xstate.done.actor.uploads': async ({ by }: { by: 'arrival' | 'letting go' | 'going on' }) => {
        if (by === 'letting go') return press('Descartar taza.jpg');
        if (by === 'arrival') return page.answerFile('/uploads/taza', { ok: true, value: null });
        await page.answerFile('/uploads/taza', { ok: false, failure: sampleFailure('NO_RESPONSE') });
        return press('Seguir sin ellas');
      },
    },
  };
};
type Scene = Awaited<ReturnType<ReturnType<typeof mountFor>>>;

/** State of the form: its product, its name, and whether it was restored. */
interface Shown {
  isNew: boolean;
  name: string;
  pictures: number;
  isKept: boolean;
}
const BLANK: Shown = { isNew: true, name: '', pictures: 0, isKept: false };
const LOADED: Shown = { isNew: false, name: 'Taza', pictures: 2, isKept: false };

function shownAfter(past: Past, start = BLANK): Shown {
  return past.reduce((shown, event) => {
    if (event.type === 'xstate.done.actor.load') return LOADED;
    if (event.type === 'copy.requested') return { ...BLANK, name: 'Taza' };
    if (event.type === 'draft.restored') return { ...shown, name: 'Plato', isKept: true };
    if (event.type === 'form.saved') return BLANK;
    if (event.type !== 'draft.dismissed') return shown;
    const name = event['by'] === 'keeping' ? shown.name : shown.isNew ? '' : 'Taza';
    return { ...shown, name, isKept: false };
  }, start);
}
const alert = () => screen.queryByRole('alert')?.textContent ?? null;

const oracles = {
  describing: (past: Past) => {
    const { isNew, name, pictures, isKept } = shownAfter(past);
    expect({
      heading: heading(),
      name: fieldNamed('name')?.value,
      pictures: document.querySelectorAll('[data-picture]').length,
      isKept: document.querySelector('[data-part=restored]') !== null,
      way: screen.queryByRole('link', { name: 'Ver como comprador' })?.getAttribute('href') ?? null,
      buttons: ['Guardar', 'Guardar y crear otro', 'Guardar cambios', 'Duplicar'].filter(
        (name) => screen.queryByRole('button', { name }) !== null,
      ),
    }).toEqual({
      heading: isNew ? 'Producto nuevo' : 'Editar producto',
      name,
      pictures,
      isKept,
      way: isNew ? null : `/products/${sampleId(2)}`,
      buttons: isNew ? ['Guardar', 'Guardar y crear otro'] : ['Guardar cambios', 'Duplicar'],
    });
  },
  sendingPictures: () =>
    expect([heading(), document.querySelectorAll('[data-stage]').length]).toEqual(['Enviando las fotos', 1]),
  left: (_: unknown, { isLeft, saved }: Scene) => expect([isLeft(), saved().at(-1)]).toEqual([true, product]),
};

const seeLoading = () =>
  expect([heading(), fieldNamed('name'), alert()]).toEqual(['Editar producto', null, null]);
const seeGone = () => expect(alert()).toContain('Este producto ya no está');
function seeFailed(past: Past) {
  expect(alert()).toContain('No hemos podido cargar el producto');
  expect(alert()).toContain(failureMessageFor(refusalIn(past)));
}

const look = ({ context }: State) => [
  context.of,
  context.values.of?.id,
  context.after,
  context.restored,
  context.content?.id,
  context.failure?.code,
];
const machine = productEditorMachine.provide({ actions: { announceSaved: () => {}, leave: () => {} } });

walkChart({
  name: 'the editor of a new product',
  proves: 'R5.5 R7.15',
  machine,
  input: { of: null, blank },
  events: saving,
  undriven: ['copy.requested', 'retry.requested', 'xstate.done.actor.load'],
  canHappen: canHappenTo(null),
  look,
  mount: mountFor(null),
  oracles,
});

walkChart({
  name: 'the editor of a product that is there',
  proves: 'R5.6 R7.15 R8.16',
  machine,
  input: { of: sampleId(2), blank },
  events: changing,
  canHappen: canHappenTo(sampleId(2)),
  look,
  mount: mountFor(sampleId(2)),
  oracles: { ...oracles, loading: seeLoading, notFound: seeGone, failed: seeFailed },
});
