import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { createActor, type SnapshotFrom } from 'xstate';
import {
  NO_STORE_FILTER,
  type ProducerProductsQuery,
} from '../../../../contract/producer/producer-products-query.ts';
import type { ProducerProduct } from '../../../../contract/producer/producer-product.ts';
import { leafTexts } from '../../../../tests/support/views/leaf-texts.ts';
import { renderWithMarketProviders } from '../../../../tests/support/views/render-with-market-providers.tsx';
import {
  sampleFailure,
  sampleId,
  sampleProduct,
  sampleStore,
} from '../../../../tests/support/samples/samples.ts';
import { sentEventsOf } from '../../../../tests/support/charts/sent-events.ts';
import { producerProductsMachine } from '../../../machines/producer/products/producer-products.machine.ts';
import { productChangesMachine } from '../../../machines/producer/products/product-changes.machine.ts';
import { productDeletionsMachine } from '../../../machines/producer/products/product-deletions.machine.ts';
import { rowEditMachine } from '../../../machines/ui/row-edit.machine.ts';
import { rowEditsMachine } from '../../../machines/ui/row-edits.machine.ts';
import { backOfficeSystem } from '../../../theme/back-office/system.ts';
import { rowSelectors } from '../../../wiring/producer/products/producer-products-screen.tsx';
import { ProducerProductsView } from './ProducerProductsView.tsx';

afterEach(cleanup);

interface RowEdit {
  value: 'writing' | 'saving' | 'deciding';
  context: SnapshotFrom<typeof rowEditMachine>['context'];
}
type Changes = Parameters<typeof productChangesMachine.resolveState>[0]['context'];
type Deletions = Parameters<typeof productDeletionsMachine.resolveState>[0]['context'];

interface Shelf {
  query?: ProducerProductsQuery;
  search?: string;
  items?: ProducerProduct[];
  stores?: readonly ReturnType<typeof sampleStore>[];
  changes?: Changes;
  deletions?: Deletions;
  rows?: Record<string, RowEdit>;
  unsaved?: string[];
}

const stall = sampleStore({ id: sampleId(70) });
const oven = sampleStore({ id: sampleId(71), name: 'Horno' });
const NOTHING = { entries: {}, round: [] };
const plain = { failure: null, next: null };

/** Renders the products screen in a fixed state and records the events of each part. */
async function showShelf({
  query = {},
  search = '',
  items = [],
  stores = [stall],
  changes = NOTHING,
  deletions = NOTHING,
  rows = {},
  unsaved = [],
}: Shelf) {
  cleanup();
  const pagination = { total: items.length, hasMore: false };
  const state = items.length > 0 ? 'ready' : 'empty';
  const list = { items, query, search, limit: 24, asOf: null, pagination, failure: null };
  const actorRef = createActor(producerProductsMachine, {
    input: { query, limit: 24 },
    snapshot: producerProductsMachine.resolveState({ value: state, context: list }),
  });
  const changesRef = createActor(productChangesMachine, {
    snapshot: productChangesMachine.resolveState({ value: 'resting', context: changes }),
  });
  const deletionsRef = createActor(productDeletionsMachine, {
    snapshot: productDeletionsMachine.resolveState({ value: 'resting', context: deletions }),
  });
  const edits = Object.entries(rows).map(([id, row]) => {
    const input = { product: row.context.product, field: 'price' as const };
    return [id, createActor(rowEditMachine, { input, snapshot: rowEditMachine.resolveState(row) })] as const;
  });
  const editsRef = createActor(rowEditsMachine, {
    snapshot: rowEditsMachine.resolveState({
      value: {},
      context: { rows: Object.fromEntries(edits), unsaved },
    }),
  });
  const told = {
    list: sentEventsOf(actorRef),
    edits: sentEventsOf(editsRef),
    rows: edits.map(([, row]) => sentEventsOf(row)),
  };
  await renderWithMarketProviders(
    <ChakraProvider value={backOfficeSystem}>
      <ProducerProductsView
        {...{ actorRef, changesRef, deletionsRef, editsRef, stores }}
        selectors={rowSelectors}
        addressOf={() => '/producer/products'}
        onDeleted={() => {}}
      />
    </ChakraProvider>,
  );
  return told;
}

const spaced = (text: string) => text.replaceAll('\u00A0', ' ');
const tableRows = () => [...document.querySelectorAll('tbody tr')];
const wordsIn = (row: Element) => leafTexts(row).map(spaced);
const labelsIn = (part: ParentNode) =>
  [...part.querySelectorAll('[aria-label]:is(a, button, input)')].map((one) =>
    spaced(one.getAttribute('aria-label') ?? ''),
  );
const busy = () => tableRows().map((row) => row.getAttribute('aria-busy'));
const pressed = () =>
  [...document.querySelectorAll('[aria-pressed=true]')].map(({ textContent }) => textContent);
const links = (word: string) =>
  [...document.querySelectorAll('a')]
    .filter(({ textContent }) => textContent === word)
    .map((link) => link.getAttribute('href'));
const press = (word: string) =>
  fireEvent.click(screen.getByRole('button', { name: (name) => spaced(name) === word }));

const onSale = sampleProduct({ isActive: true, popupStoreId: stall.id });
const hidden = sampleProduct({ id: sampleId(41), name: 'Pan', stock: 0, popupStoreId: null });
const waiting: ProducerProduct = {
  ...sampleProduct({ id: sampleId(42), name: 'Queso', stock: 1, isActive: true }),
  isReady: false,
};
const hiddenToo: ProducerProduct = { ...sampleProduct({ id: sampleId(43), name: 'Sal' }), isReady: false };

test('R7.14 R7.15 each product says what it is, where it is sold, and what can be done with it', async () => {
  await showShelf({ items: [onSale, hidden, waiting, hiddenToo] });
  expect(document.title).toBe('Productos · Tenderete');
  expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
  expect(document.querySelector('table')?.getAttribute('aria-label')).toBe('Tus productos');
  expect(tableRows().map(wordsIn)).toEqual([
    ['Miel de romero', 'A la venta', '9,50 €', '4', 'Quedan 4', 'La Colmena', 'Ocultar'],
    ['Pan', 'Oculto', '9,50 €', 'Agotado', 'Sin puesto', 'Publicar'],
    ['Queso', 'Esperando la foto', '9,50 €', '1', 'Queda 1', 'Sin puesto', 'Ocultar'],
    ['Sal', 'Oculto', '9,50 €', '4', 'Quedan 4', 'Sin puesto', 'Publicar'],
  ]);
  expect(tableRows().slice(0, 2).map(labelsIn)).toEqual([
    [
      'Elegir Miel de romero',
      'Cambiar Miel de romero',
      'Cambiar precio de Miel de romero: 9,50 €',
      'Cambiar existencias de Miel de romero: 4',
      'Miel de romero, a la venta',
      'Ocultar Miel de romero',
    ],
    [
      'Elegir Pan',
      'Cambiar Pan',
      'Cambiar precio de Pan: 9,50 €',
      'Cambiar existencias de Pan: 0',
      'Pan, a la venta',
      'Publicar Pan',
    ],
  ]);
  expect([links('Pan'), links('La Colmena')]).toEqual([
    [`/producer/products/${sampleId(41)}/edit`],
    [`/producer/popup-stores/${stall.id}`],
  ]);
  expect(busy()).toEqual(['false', 'false', 'false', 'false']);
});

test('a product on its way to being hidden or gone says so, and one that was refused why', async () => {
  await showShelf({
    items: [onSale, hidden, waiting, hiddenToo],
    changes: {
      round: [],
      entries: {
        [onSale.id]: { ...plain, change: { isActive: false }, stage: 'pending' },
        [waiting.id]: {
          change: { isActive: false },
          stage: 'refused',
          failure: sampleFailure('NOT_OWNER'),
          next: null,
        },
      },
    },
    deletions: {
      round: [],
      entries: {
        [hidden.id]: { ...plain, change: { isDeleted: true }, stage: 'waiting' },
        [hiddenToo.id]: {
          change: { isDeleted: true },
          stage: 'refused',
          failure: sampleFailure('NOT_FOUND'),
          next: null,
        },
      },
    },
  });
  expect(tableRows().map((row) => wordsIn(row).slice(0, 3))).toEqual([
    ['Miel de romero', 'Oculto', '9,50 €'],
    ['Pan', 'Borrando…', '9,50 €'],
    ['Queso', 'Esperando la foto', 'Este producto es de otra persona.'],
    ['Sal', 'Oculto', 'Este producto ya no existe.'],
  ]);
  expect([busy(), screen.getAllByRole('alert').length]).toEqual([['true', 'true', 'false', 'false'], 2]);
});

const edit = (
  value: RowEdit['value'],
  product: ProducerProduct,
  changes: Partial<RowEdit['context']>,
): RowEdit => ({ value, context: { product, typed: {}, errors: {}, failure: null, now: null, ...changes } });
const fieldIn = (row: Element | undefined) => row?.querySelector('input[inputmode=decimal]');
const describedIn = (row: Element | undefined) =>
  document.getElementById(fieldIn(row)?.getAttribute('aria-describedby') ?? '')?.textContent;

test('what is typed in a row waits to be saved, is on its way, or is wrong where it says', async () => {
  const wrong = { errors: { price: 'El precio debe ser mayor a 0' }, typed: { price: '0', stock: '4' } };
  const told = await showShelf({
    items: [onSale, hidden, waiting],
    rows: {
      [onSale.id]: edit('writing', onSale, { typed: { price: '12' } }),
      [hidden.id]: edit('saving', hidden, { typed: { stock: '7' }, failure: sampleFailure('TIMEOUT') }),
      [waiting.id]: edit('writing', waiting, wrong),
    },
  });
  const [honey, bread, cheese] = tableRows();
  expect([honey, bread, cheese].map((row) => wordsIn(row ?? document.body).slice(2, 5))).toEqual([
    ['Sin guardar', 'Guardar', 'Deshacer'],
    ['Sin guardar', 'Guardar', '9,50 €'],
    ['El precio debe ser mayor a 0', 'Sin guardar', 'Guardar'],
  ]);
  expect([busy(), tableRows().map((row) => row.getAttribute('data-unsaved'))]).toEqual([
    ['false', 'true', 'false'],
    ['true', 'true', 'true'],
  ]);
  const marks = (row: Element | undefined) =>
    ['aria-label', 'value', 'readonly', 'autocomplete', 'aria-invalid'].map((name) =>
      fieldIn(row)?.getAttribute(name),
    );
  expect([honey, bread, cheese].map(marks)).toEqual([
    ['Precio de Miel de romero', '12', null, 'off', 'false'],
    ['Existencias de Pan', '7', '', 'off', 'false'],
    ['Precio de Queso', '0', null, 'off', 'true'],
  ]);
  expect([honey, bread, cheese].map(describedIn)).toEqual([
    undefined,
    undefined,
    'El precio debe ser mayor a 0',
  ]);
  const saving = screen.getByRole('button', { name: 'Guardar Pan' });
  expect([saving.getAttribute('aria-busy'), screen.queryByRole('button', { name: /^Dejar Pan/ })]).toEqual([
    'true',
    null,
  ]);
  press('Guardar Miel de romero');
  press('Dejar Miel de romero como estaba');
  expect(told.rows[0]?.filter(({ type }) => type !== 'cell.left')).toEqual([
    { type: 'edit.submitted' },
    { type: 'edit.cancelled' },
  ]);
});

test('a cell that was opened is left with Enter or Escape, and nothing else', async () => {
  const told = await showShelf({
    items: [onSale],
    rows: { [onSale.id]: edit('writing', onSale, { typed: { price: '9,5' } }) },
  });
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Precio de Miel de romero' });
  expect([document.activeElement, field.selectionStart, field.selectionEnd]).toEqual([field, 0, 3]);
  expect(screen.queryByText('Sin guardar')).toBe(null);
  fireEvent.keyDown(field, { key: 'a' });
  fireEvent.keyDown(field, { key: 'Enter' });
  fireEvent.keyDown(field, { key: 'Escape' });
  fireEvent.change(field, { target: { value: '10' } });
  expect(told.rows[0]).toEqual([
    { type: 'edit.submitted' },
    { type: 'edit.cancelled' },
    { type: 'cell.typed', field: 'price', text: '10' },
  ]);
  press('Cambiar existencias de Miel de romero: 4');
  expect(told.edits.at(-1)).toEqual({ type: 'cell.opened', product: onSale, field: 'stock' });
});

test('what somebody else wrote meanwhile stands beside what was typed, until one of them is chosen', async () => {
  const now = { ...onSale, price: 11, stock: 1_200 };
  const typed = { price: '12', stock: '7' };
  const told = await showShelf({
    items: [onSale, hidden],
    rows: {
      [onSale.id]: edit('deciding', onSale, { typed, now, failure: sampleFailure('CONFLICT') }),
      [hidden.id]: edit('deciding', hidden, { typed: { price: 'x' }, now: { ...hidden, price: 8 } }),
    },
  });
  expect(screen.getAllByRole('alert').map((alert) => wordsIn(alert))).toEqual([
    [
      'Precio. Tú: 12,00 € · Ahora: 11,00 €',
      'Existencias. Tú: 7 · Ahora: 1.200',
      'Dejar 12,00 € y 7',
      'Tomar 11,00 € y 1.200',
    ],
    ['Precio. Tú: 0,00 € · Ahora: 8,00 €', 'Dejar 0,00 €', 'Tomar 8,00 €'],
  ]);
  expect(document.querySelectorAll('tbody input[inputmode=decimal]').length).toBe(0);
  press('Dejar 12,00 € y 7');
  press('Tomar 11,00 € y 1.200');
  expect(told.rows[0]).toEqual([{ type: 'mine.kept' }, { type: 'theirs.taken' }]);
});

test('several rows that wait are saved or left at once; one alone is not', async () => {
  const bar = () => screen.queryByRole('region', { name: 'Cambios sin guardar' });
  await showShelf({ items: [onSale], unsaved: [onSale.id] });
  expect(bar()).toBe(null);
  const told = await showShelf({ items: [onSale, hidden], unsaved: [onSale.id, hidden.id] });
  expect(leafTexts(bar() ?? document.body)).toEqual([
    '2 productos sin guardar',
    'Guardar 2 cambios',
    'Descartar',
  ]);
  press('Guardar 2 cambios');
  press('Descartar');
  expect(told.edits).toEqual([{ type: 'save.requested' }, { type: 'discard.requested' }]);
});

const field = (label: string) => screen.getByLabelText<HTMLSelectElement>(label);
const choose = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });

test.each<[ProducerProductsQuery, string[], string]>([
  [{}, ['Todos', 'Todos'], ''],
  [{ active: true, inStock: true }, ['A la venta', 'Con existencias'], ''],
  [{ active: false, inStock: false, store: NO_STORE_FILTER }, ['Ocultos', 'Agotados'], NO_STORE_FILTER],
  [
    { awaitsPictures: true, inStock: true, maxStock: 3, store: stall.id },
    ['Esperando fotos', 'Quedan pocas'],
    stall.id,
  ],
])('the choices of a list show what it was asked: %j', async (query, words, store) => {
  await showShelf({ query, items: [onSale] });
  expect([pressed(), field('Puesto').value]).toEqual([words, store]);
});

test('what was typed a moment ago is asked with what is chosen', async () => {
  const { list } = await showShelf({ items: [onSale], search: ' miel ', query: { store: sampleId(9) } });
  expect([...field('Puesto').options].map(({ text }) => text)).toEqual([
    'Todos',
    'La Colmena',
    'Un puesto',
    'Sin puesto',
  ]);
  expect(field('Puesto').value).toBe(sampleId(9));
  choose('Puesto', stall.id);
  choose('Puesto', '');
  choose('Ordenar por', 'name');
  press('Ocultos');
  fireEvent.submit(document.querySelector('form') ?? document.body);
  expect(list).toEqual([
    { type: 'query.changed', query: { q: 'miel', store: stall.id } },
    { type: 'query.changed', query: { q: 'miel', store: undefined } },
    { type: 'query.changed', query: { q: 'miel', sort: 'name' } },
    { type: 'query.changed', query: { q: 'miel', active: false, awaitsPictures: undefined } },
    { type: 'search.submitted' },
  ]);
  await showShelf({ items: [onSale], query: { store: NO_STORE_FILTER } });
  expect([...field('Puesto').options].map(({ text }) => text)).toEqual(['Todos', 'La Colmena', 'Sin puesto']);
});

const NEW = '/producer/products/new';

test.each<[string, Shelf, string]>([
  ['the only store', { stores: [stall] }, `${NEW}?popupStoreId=${stall.id}`],
  ['none of two', { stores: [stall, oven] }, NEW],
  ['none where there is none', { stores: [] }, NEW],
  [
    'the one that is looked at',
    { stores: [stall, oven], query: { store: oven.id } },
    `${NEW}?popupStoreId=${oven.id}`,
  ],
  ['none where what has none is looked at', { query: { store: NO_STORE_FILTER } }, NEW],
])('a new product is meant for %s', async (_, shelf, href) => {
  await showShelf({ ...shelf, items: [onSale] });
  expect(links('Producto nuevo')).toEqual([href]);
});

test('who has no product yet is shown the way to the first, and nothing to look for', async () => {
  await showShelf({});
  const ways = Array(2).fill(`${NEW}?popupStoreId=${stall.id}`);
  expect([links('Producto nuevo'), document.querySelector('form'), pressed()]).toEqual([ways, null, []]);
  await showShelf({ query: { offset: 24 } });
  expect(document.querySelector('form')).not.toBe(null);
  await showShelf({ query: { active: false } });
  expect(document.querySelector('form')).not.toBe(null);
});

test('what became of a round is said, and stays to be read while nothing is chosen', async () => {
  const saved = { ...plain, change: { isActive: false }, stage: 'saved' as const };
  const changes = { round: [onSale.id, hidden.id], entries: { [onSale.id]: saved, [hidden.id]: saved } };
  await showShelf({ items: [onSale, hidden], changes });
  const words = () => leafTexts(screen.getByRole('region', { name: 'Productos elegidos' }));
  const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
  expect(words()).toEqual(['2 productos cambiados', 'Cerrar']);
  expect(said()).toContain('2 productos cambiados');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Elegir Pan' }));
  expect(words()).toEqual(['1 elegido', 'Publicar', 'Ocultar', 'Borrar', 'Quitar selección']);
});
