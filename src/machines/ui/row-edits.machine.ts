import { type ActorRefFrom, assign, setup, stopChild } from 'xstate';
import type { Product } from '../../../contract/catalogue/product.ts';
import { effect } from '../port.ts';
import { type RowEditActorRef, rowEditMachine, type RowEditParentEvent } from './row-edit.machine.ts';
import type { RowField } from './row-edit.rules.ts';

interface Cell {
  product: Product;
  field: RowField;
}

interface RowEditsContext {
  /** Actors of the edited rows, by product id. */
  rows: Readonly<Record<string, RowEditActorRef>>;
  /** Ids of the rows with unsaved changes. */
  unsaved: readonly string[];
}

type RowEditsEvent =
  | ({ type: 'cell.opened' } & Cell)
  | { type: 'save.requested' }
  | { type: 'discard.requested' }
  | { type: 'rows.refreshed' }
  | RowEditParentEvent;

const without = <Value>(all: Readonly<Record<string, Value>>, id: string) =>
  Object.fromEntries(Object.entries(all).filter(([one]) => one !== id));

/** Inline edits of a list, one actor per row. Several can be saved or discarded together (R4.15). */
export const rowEditsMachine = setup({
  types: {} as { context: RowEditsContext; events: RowEditsEvent },
  actors: { rowEdit: rowEditMachine },
  guards: { isOpen: ({ context }, { product }: Cell) => product.id in context.rows },
  actions: {
    openRow: assign(({ context, spawn }, { product, field }: Cell) => ({
      rows: {
        ...context.rows,
        [product.id]: spawn('rowEdit', { id: `rowEdit:${product.id}`, input: { product, field } }),
      },
    })),
    openCell: ({ context }, { product, field }: Cell) =>
      context.rows[product.id]?.send({ type: 'cell.opened', field }),
    countUnsaved: assign(
      ({ context: { unsaved } }, { id, isUnsaved }: { id: string; isUnsaved: boolean }) => {
        if (unsaved.includes(id) === isUnsaved) return {};
        return { unsaved: isUnsaved ? [...unsaved, id] : unsaved.filter((one) => one !== id) };
      },
    ),
    stopRow: stopChild((_, { id }: { id: string }) => `rowEdit:${id}`),
    forgetRow: assign(({ context: { rows, unsaved } }, { id }: { id: string }) => ({
      rows: without(rows, id),
      unsaved: unsaved.filter((one) => one !== id),
    })),
    submitRows: ({ context: { rows } }) => {
      for (const row of Object.values(rows)) row.send({ type: 'edit.submitted' });
    },
    cancelRows: ({ context: { rows } }) => {
      for (const row of Object.values(rows)) row.send({ type: 'edit.cancelled' });
    },
    tellRefreshed: ({ context: { rows } }) => {
      for (const row of Object.values(rows)) row.send({ type: 'rows.refreshed' });
    },
    announceSettled: effect<void>('announceSettled'),
  },
}).createMachine({
  id: 'rowEdits',
  context: { rows: {}, unsaved: [] },
  on: {
    'cell.opened': [
      {
        guard: { type: 'isOpen', params: ({ event }) => event },
        actions: { type: 'openCell', params: ({ event }) => event },
      },
      { actions: { type: 'openRow', params: ({ event }) => event } },
    ],
    'row.edited': { actions: { type: 'countUnsaved', params: ({ event }) => event } },
    'row.settled': {
      actions: [
        { type: 'countUnsaved', params: ({ event: { id } }) => ({ id, isUnsaved: false }) },
        'announceSettled',
      ],
    },
    'row.closed': {
      actions: [
        { type: 'stopRow', params: ({ event }) => event },
        { type: 'forgetRow', params: ({ event }) => event },
      ],
    },
    'save.requested': { actions: 'submitRows' },
    'discard.requested': { actions: 'cancelRows' },
    'rows.refreshed': { actions: 'tellRefreshed' },
  },
});

export type RowEditsActorRef = ActorRefFrom<typeof rowEditsMachine>;
