import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { setup } from 'xstate';
import { visitBackOffice } from '../support/views/back-office-visit.tsx';
import {
  chooseFiles,
  fieldNamed,
  heading,
  jpeg,
  uploadUrlsOf,
  changeField,
} from '../support/views/editor-driver.ts';
import { successfulAnswer } from '../support/charts/fake-call.ts';
import { sampleId, sampleProduct, sampleStore } from '../support/samples/samples.ts';
import { sampleUserWithRole } from '../support/samples/session-app.ts';
import { runEventDriver, testPathsOf, statesIn, pathTitleOf } from '../support/charts/path-tests.ts';
import { leafOf } from '../support/charts/chart-transitions.ts';

/** Model of leaving an editor: the question and the effect of each answer, the same for both editors. */
const leaving = setup({
  types: {} as {
    events:
      | { type: 'field.typed' }
      | { type: 'field.restored' }
      | { type: 'form.saved' }
      | { type: 'way.taken' }
      | { type: 'staying.chosen' }
      | { type: 'leaving.chosen' };
  },
}).createMachine({
  id: 'leaving',
  initial: 'untouched',
  states: {
    untouched: { on: { 'field.typed': 'typed', 'way.taken': 'left' } },
    typed: { on: { 'field.restored': 'untouched', 'form.saved': 'sending', 'way.taken': 'asked' } },
    asked: { on: { 'staying.chosen': 'typed', 'leaving.chosen': 'left' } },
    sending: { on: { 'way.taken': 'askedSending' } },
    askedSending: { on: { 'staying.chosen': 'sending', 'leaving.chosen': 'left' } },
    left: {},
  },
});
const events = [
  { type: 'field.typed' },
  { type: 'field.restored' },
  { type: 'form.saved' },
  { type: 'way.taken' },
  { type: 'staying.chosen' },
  { type: 'leaving.chosen' },
] as const;

const producer = sampleUserWithRole('producer', 2);
const product = sampleProduct({ id: sampleId(2), name: 'Taza', version: 3, producerId: producer.id });
const store = sampleStore({ id: sampleId(4), name: 'La Colmena', ownerId: producer.id });
const uploadUrls = uploadUrlsOf('foto');
const answers = {
  listProducerPopupStores: successfulAnswer({ popupStores: [store] }),
  listActivePopupStores: successfulAnswer({ popupStores: [] }),
  listProducerProducts: successfulAnswer({ products: [product] }),
  listProducts: successfulAnswer({ products: [] }),
  getProduct: successfulAnswer({ product }),
  updateProduct: successfulAnswer({ product, uploadUrls }),
  getPopupStore: successfulAnswer({ popupStore: store }),
  updatePopupStore: successfulAnswer({ popupStore: store, uploadUrls }),
};

beforeEach(() => {
  // Removes unsaved forms of other tests.
  localStorage.clear();
  sessionStorage.clear();
  // happy-dom cannot scroll, and uploads must not leave this test.
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  vi.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const dialog = () => screen.queryByRole('alertdialog');
const answerWith = (name: string | RegExp) =>
  fireEvent.click(within(dialog() ?? document.body).getByRole('button', { name }));

describe.each([
  {
    editor: 'a product',
    path: `/producer/products/${product.id}/edit`,
    field: { name: 'shortDescription', was: product.shortDescription ?? '' },
    picture: { name: 'pictures', step: null },
  },
  {
    editor: 'a store',
    path: `/producer/popup-stores/${store.id}/edit`,
    field: { name: 'tagline', was: store.config.tagline ?? '' },
    picture: { name: 'heroImage', step: 'Aspecto' },
  },
])('whoever leaves the editor of $editor', ({ path, field, picture }) => {
  const paths = testPathsOf(leaving, { input: undefined, events });

  async function visit() {
    const { show, wake, until, at } = visitBackOffice(path, { present: producer, answers });
    show();
    act(wake);
    await act(() => until('authenticated'));
    await waitFor(() => expect(fieldNamed(field.name)).not.toBe(null));
    const type = (value: string) => changeField(field.name, value);
    return {
      at,
      drivers: {
        'field.typed': () => type('Cambiado'),
        'field.restored': () => type(field.was),
        'form.saved': async () => {
          if (picture.step) fireEvent.click(screen.getByRole('link', { name: new RegExp(picture.step) }));
          await waitFor(() => expect(fieldNamed(picture.name)).not.toBe(null));
          await chooseFiles(picture.name, jpeg('foto.jpg'));
          await act(async () => fireEvent.submit(document.querySelector('form') ?? document.body));
        },
        'way.taken': () => fireEvent.click(screen.getAllByRole('link', { name: /^Hoy/ })[0] ?? document.body),
        'staying.chosen': () => answerWith(/^(Seguir aquí|Esperar a las fotos)$/),
        'leaving.chosen': () => answerWith(/^(Salir sin guardar|Salir ya)$/),
      },
    };
  }

  /** State of the model that the visible page corresponds to. */
  function seen(address: string): string {
    const asked = dialog()?.textContent ?? null;
    if (asked?.includes('¿Salir sin guardar?')) return 'asked';
    if (asked?.includes('¿Salir ya?')) return 'askedSending';
    if (!address.startsWith(path)) return 'left';
    if (heading() === 'Enviando las fotos') return 'sending';
    return fieldNamed(field.name)?.value === field.was ? 'untouched' : 'typed';
  }

  test('each state is met', () => {
    expect(statesIn(paths.flatMap(({ steps }) => steps))).toEqual(Object.keys(leaving.states).toSorted());
  });

  for (const { steps } of paths)
    test(`R5.6 R7.12 ${pathTitleOf(steps)}`, async () => {
      const { at, drivers } = await visit();
      for (const { event, state } of steps) {
        await act(async () => runEventDriver(drivers, event));
        await waitFor(() => expect(seen(at())).toBe(leafOf(state)));
      }
    });
});

test('R7.15 whoever has saved a product is led away, and asked nothing', async () => {
  const { show, wake, until, at } = visitBackOffice(`/producer/products/${product.id}/edit`, {
    present: producer,
    answers: { ...answers, updateProduct: successfulAnswer({ product }) },
  });
  show();
  act(wake);
  await act(() => until('authenticated'));
  await waitFor(() => expect(fieldNamed('price')).not.toBe(null));
  changeField('price', '12');
  await act(async () => fireEvent.submit(document.querySelector('form') ?? document.body));
  await waitFor(() => expect([at(), dialog()]).toEqual(['/producer/products', null]));
});
