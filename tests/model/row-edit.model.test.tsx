import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { fireEvent, screen } from '@testing-library/react';
import { expect } from 'vitest';
import { createActor, waitFor, type AnyEventObject } from 'xstate';
import { ProducerProductsTable } from '../../src/components/producer/products/ProducerProductsTable.tsx';
import { producerProductsMachine } from '../../src/machines/producer/products/producer-products.machine.ts';
import { productChangesMachine } from '../../src/machines/producer/products/product-changes.machine.ts';
import { productDeletionsMachine } from '../../src/machines/producer/products/product-deletions.machine.ts';
import { rowEditMachine } from '../../src/machines/ui/row-edit.machine.ts';
import type { RowField } from '../../src/machines/ui/row-edit.rules.ts';
import { backOfficeSystem } from '../../src/theme/back-office/system.ts';
import { rowSelectors, wireRowEdits } from '../../src/wiring/producer/products/producer-products-screen.tsx';
import { settleVerb } from '../support/charts/settle-verb.ts';
import { refusalIn } from '../support/charts/path-answers.ts';
import { doneEventsOf } from '../support/charts/chart-transitions.ts';
import { deferred } from '../support/charts/deferred.ts';
import { renderWithMarketProviders } from '../support/views/render-with-market-providers.tsx';
import { sampleFailure, sampleProduct } from '../support/samples/samples.ts';
import { walkChart } from '../support/charts/walk-chart.ts';

type Services = Parameters<typeof wireRowEdits>[0];
type SaveRowResult = Awaited<ReturnType<Services['saveRow']>>;
type LoadRowResult = Awaited<ReturnType<Services['loadProduct']>>;

const honey = sampleProduct({ name: 'Miel', price: 9.5, stock: 12, version: 3, isActive: true });
const found = (stock: number, version: number): LoadRowResult => ({
  ok: true,
  value: { ...honey, stock, version },
});
/** Unchanged since the row was opened, although saving reported a conflict. */
const same = found(12, 3);
const stale: SaveRowResult = { ok: false, failure: sampleFailure('CONFLICT') };
const gone: SaveRowResult = { ok: false, failure: sampleFailure('NOT_FOUND') };
const late: LoadRowResult = { ok: false, failure: sampleFailure('TIMEOUT') };

const labels: Record<RowField, string> = { price: 'Precio de Miel', stock: 'Existencias de Miel' };
const field = (name: RowField) => screen.queryByRole<HTMLInputElement>('textbox', { name: labels[name] });
const anyField = () => field('stock') ?? field('price') ?? document.body;
const opener = (name: RowField) =>
  screen.getByRole('button', { name: name === 'price' ? /^Cambiar precio/ : /^Cambiar existencias/ });
const press = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const row = () => document.querySelector('tbody tr');
const text = () => row()?.textContent ?? '';
const typed = () => ({ price: field('price')?.value, stock: field('stock')?.value });

/** Renders one product row with an open stock cell; the test answers for the server. */
async function openRow() {
  const list = createActor(producerProductsMachine, { input: { query: {}, limit: 24 } });
  const refreshed = deferred<void>();
  let saving = deferred<SaveRowResult>();
  let loading = deferred<LoadRowResult>();
  const editsRef = createActor(
    wireRowEdits(
      {
        saveRow: () => (saving = deferred<SaveRowResult>()).promise,
        loadProduct: () => (loading = deferred<LoadRowResult>()).promise,
      },
      list,
    ).provide({
      actions: {
        announceSettled: ({ self }) =>
          void refreshed.promise.then(() => self.send({ type: 'rows.refreshed' })),
      },
    }),
  ).start();
  await renderWithMarketProviders(
    <ChakraProvider value={backOfficeSystem}>
      <ProducerProductsTable
        sorting={{ sorted: 'newest', onSorted: () => {} }}
        products={[honey]}
        changesRef={createActor(productChangesMachine).start()}
        deletionsRef={createActor(productDeletionsMachine).start()}
        editsRef={editsRef}
        selectors={rowSelectors}
        stores={[]}
        chosen={new Set()}
        onChosen={() => {}}
        onAllChosen={() => {}}
        onSwitched={() => {}}
      />
    </ChakraProvider>,
  );
  fireEvent.click(opener('stock'));
  const { rows } = await waitFor(editsRef, ({ context }) => honey.id in context.rows).then(
    ({ context }) => context,
  );
  const actorRef = rows[honey.id];
  if (!actorRef) throw new Error('The row was not opened.');
  return {
    actorRef,
    editsRef,
    drivers: {
      'cell.opened': (event: { field: RowField }) => fireEvent.click(opener(event.field)),
      'cell.typed': (event: { field: RowField; text: string }) =>
        fireEvent.change(field(event.field) ?? document.body, { target: { value: event.text } }),
      'cell.left': (event: { field: RowField }) => fireEvent.blur(field(event.field) ?? document.body),
      'edit.submitted': () => fireEvent.keyDown(anyField(), { key: 'Enter' }),
      'edit.cancelled': () =>
        anyField() === document.body
          ? editsRef.send({ type: 'discard.requested' })
          : fireEvent.keyDown(anyField(), { key: 'Escape' }),
      'mine.kept': () => press(/^Dejar/),
      'theirs.taken': () => press(/^Tomar/),
      'rows.refreshed': () => refreshed.resolve(),
      'xstate.done.actor.saveRow': ({ output }: { output: SaveRowResult }) => settleVerb(saving, output),
      'xstate.done.actor.loadProduct': ({ output }: { output: LoadRowResult }) => settleVerb(loading, output),
    },
  };
}

type Past = readonly AnyEventObject[];

/** Row after these events: its open cells, and the values shown when they were opened. */
interface Row {
  open: Partial<Record<RowField, string>>;
  seen: Record<RowField, string>;
  /** Conflicting stock from another user, awaiting a decision. */
  theirs: string | null;
  isFaulty: boolean;
}
const OPENED: Row = {
  open: { stock: '12' },
  seen: { price: '9,5', stock: '12' },
  theirs: null,
  isFaulty: false,
};
const over = (row: Row, stock: string): Row => ({
  ...OPENED,
  open: {},
  seen: { ...row.seen, stock },
});

function told(row: Row, stock: string, isSaved: boolean): Row {
  if (isSaved || stock === row.open.stock) return over(row, stock);
  return stock === row.seen.stock ? row : { ...row, theirs: stock };
}

const rowAfter = (past: Past): Row =>
  past.reduce<Row>((row, event) => {
    const { type, field, text, output } = event as AnyEventObject & { field: RowField };
    if (type === 'cell.opened') return { ...row, open: { [field]: row.seen[field], ...row.open } };
    if (type === 'cell.typed') return { ...row, open: { ...row.open, [field]: text }, isFaulty: false };
    if (type === 'cell.left' && row.open[field] === row.seen[field])
      return { ...row, open: { ...row.open, [field]: undefined } };
    if (type === 'edit.submitted') return { ...row, isFaulty: row.open.stock === 'muchos' };
    if (output?.ok) return told(row, String(output.value.stock), type.endsWith('saveRow'));
    if (row.theirs === null) return row;
    return type === 'mine.kept'
      ? { ...row, seen: { ...row.seen, stock: row.theirs }, theirs: null }
      : over(row, row.theirs);
  }, OPENED);

/** Typed values are in their fields, and the row is marked as unsaved. */
function seeTyped(past: Past) {
  const { open, seen } = rowAfter(past);
  expect(typed()).toEqual({ price: open.price, stock: open.stock });
  const isUnsaved = (open.stock ?? seen.stock) !== seen.stock;
  expect([text().includes('Sin guardar'), row()?.getAttribute('data-unsaved')]).toEqual([
    isUnsaved,
    String(isUnsaved),
  ]);
}

const NO_NUMBER = 'La cantidad debe ser un número mayor a 0';
const SENTENCES: Readonly<Record<string, string>> = {
  NOT_FOUND: 'Este producto ya no existe.',
  CONFLICT: 'Este producto acaba de cambiar. Prueba otra vez.',
  TIMEOUT: 'La solicitud tardó demasiado. Verifica tu conexión.',
};

/** As `seeTyped`, plus the error or the reason why saving failed. */
function seeWriting(past: Past) {
  seeTyped(past);
  const { isFaulty } = rowAfter(past);
  const answered = past.filter(({ output }) => output !== same);
  const failure = refusalIn(answered, ['cell.typed', 'edit.submitted', 'mine.kept', 'theirs.taken']);
  const refusal = document.querySelector('[data-part=refusal]')?.textContent ?? null;
  expect(refusal).toEqual(isFaulty ? NO_NUMBER : failure && SENTENCES[failure.code]);
  expect(field('stock')?.getAttribute('aria-invalid') ?? 'false').toBe(String(isFaulty));
}

function seeBusy() {
  expect([row()?.getAttribute('aria-busy'), field('stock')?.readOnly ?? true]).toEqual(['true', true]);
}

function seeContest() {
  expect([screen.getByText('Existencias. Tú: 15 · Ahora: 9').isConnected, typed()]).toEqual([true, {}]);
}

/** Stock in the last answer. */
const stockAfter = (past: Past) => past.findLast(({ output }) => output?.ok)?.['output'].value.stock;

/** No cell is open, and the row shows this stock. */
function seeStanding(stock: number) {
  expect([typed(), row()?.getAttribute('data-unsaved')]).toEqual([{}, 'false']);
  expect(opener('stock').textContent).toContain(String(stock));
}

walkChart({
  name: 'a row that is changed in place',
  proves: 'R5.6 R4.15',
  machine: rowEditMachine.provide({
    actions: { tellEdited: () => {}, tellSettled: () => {}, tellClosed: () => {} },
  }),
  input: { product: honey, field: 'stock' },
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
    ...doneEventsOf('saveRow', found(15, 4), stale, gone),
    ...doneEventsOf('loadProduct', found(15, 5), found(12, 5), same, found(9, 5), late),
  ],
  // An open cell has no button to open it, and a closed one no field.
  canHappen: ({ context }, event) =>
    event.type === 'cell.opened'
      ? // Opening another cell blurs the current one, which closes if its value is unchanged.
        context.typed[event.field] === undefined &&
        (context.typed.stock === undefined || context.typed.stock !== '12')
      : event.type === 'cell.typed' || event.type === 'cell.left'
        ? context.typed[event.field] !== undefined
        : event.type === 'edit.submitted'
          ? Object.keys(context.typed).length > 0
          : true,
  look: ({ context: { failure, errors, typed: all } }) => [failure?.code, errors, all.stock],
  stopWhen: ({ context: { product } }) => (product.version ?? 0) > 5,
  mount: openRow,
  oracles: {
    writing: seeWriting,
    saving: seeBusy,
    comparing: seeBusy,
    deciding: seeContest,
    settled: (past) => seeStanding(stockAfter(past)),
    closed: () => seeStanding(12),
  },
});
