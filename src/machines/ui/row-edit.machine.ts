import { type ActorRefFrom, assign, sendParent, setup } from 'xstate';
import type { FailureOf } from '../../../contract/api/call-types.ts';
import type { KnownFailure, Result } from '../../../contract/api/failure.ts';
import type { Product } from '../../../contract/catalogue/product.ts';
import { errorsByField, type FieldErrors, withFieldErrors } from './field-errors.ts';
import { port } from '../port.ts';
import {
  cellText,
  changedRowFields,
  checkRow,
  contestedFields,
  type RowField,
  type TypedRowValues,
  type RowPayload,
} from './row-edit.rules.ts';

type RowFailure = KnownFailure<FailureOf<'updateProduct'>['code'] | 'INTERNAL'>;
export type SaveRowResult = Result<Product, RowFailure>;
export type LoadRowResult = Result<Product, KnownFailure>;

interface RowEditContext {
  /** Product as it was at the start of the edit. */
  product: Product;
  typed: TypedRowValues;
  errors: FieldErrors;
  /** Failure of the last save. */
  failure: RowFailure | null;
  /** Product as another user changed it meanwhile. */
  now: Product | null;
}

type RowEditEvent =
  | { type: 'cell.opened'; field: RowField }
  | { type: 'cell.typed'; field: RowField; text: string }
  | { type: 'cell.left'; field: RowField }
  | { type: 'edit.submitted' }
  | { type: 'edit.cancelled' }
  | { type: 'mine.kept' }
  | { type: 'theirs.taken' }
  | { type: 'rows.refreshed' };

/** Event for the parent: the row has unsaved changes or not, its list must reload, or its edit is closed. */
export type RowEditParentEvent =
  | { type: 'row.edited'; id: string; isUnsaved: boolean }
  | { type: 'row.settled'; id: string }
  | { type: 'row.closed'; id: string };

const isUnsaved = ({ product, typed }: Pick<RowEditContext, 'product' | 'typed'>) =>
  changedRowFields(product, typed).length > 0;

/**
 * Inline edit of a product's price and stock in a table row (R5.6). Typed values stay until they are saved or
 * cancelled. If another user changed the same field, both values are shown to choose from; other changes of
 * that user are kept. The result stays visible until the list shows it.
 */
export const rowEditMachine = setup({
  types: {} as {
    input: { product: Product; field: RowField };
    context: RowEditContext;
    events: RowEditEvent;
    tags: 'busy';
  },
  actors: {
    saveRow: port<SaveRowResult, RowPayload>('saveRow'),
    loadProduct: port<LoadRowResult, { id: string }>('loadProduct'),
  },
  guards: {
    isUnchanged: ({ context }) => !isUnsaved(context),
    isValid: ({ context: { product, typed } }) => checkRow(product, typed).ok,
    isIdle: ({ context: { product, typed } }, field: RowField) =>
      changedRowFields(product, typed).every((one) => one !== field),
    isLastIdle: ({ context: { product, typed } }, field: RowField) =>
      Object.keys(typed).every((one) => one === field) && changedRowFields(product, typed).length === 0,
    isSaved: (_, result: SaveRowResult) => result.ok,
    isStale: (_, result: SaveRowResult) => !result.ok && result.failure.code === 'CONFLICT',
    isMet: ({ context }, result: LoadRowResult) =>
      result.ok && changedRowFields(result.value, context.typed).length === 0,
    isContested: ({ context: { product, typed } }, result: LoadRowResult) =>
      result.ok && contestedFields(product, result.value, typed).length > 0,
    isNewer: ({ context: { product } }, result: LoadRowResult) =>
      result.ok && result.value.version !== product.version,
  },
  actions: {
    openCell: assign(({ context: { product, typed } }, field: RowField) => ({
      typed: { [field]: cellText(product, field), ...typed },
    })),
    typeCell: assign(({ context }, { field, text }: { field: RowField; text: string }) => ({
      typed: { ...context.typed, [field]: text },
      errors: withFieldErrors(context.errors, field, {}),
      failure: null,
    })),
    closeCell: assign(({ context }, field: RowField) => {
      const { [field]: _, ...typed } = context.typed;
      return { typed };
    }),
    showErrors: assign(({ context: { product, typed } }) => {
      const checked = checkRow(product, typed);
      return { errors: checked.ok ? {} : errorsByField(checked.errors) };
    }),
    recordFailure: assign((_, result: SaveRowResult | LoadRowResult) =>
      result.ok ? {} : { failure: result.failure, errors: errorsByField(result.failure.errors) },
    ),
    recordNow: assign((_, result: LoadRowResult) => (result.ok ? { now: result.value } : {})),
    seeNow: assign(({ context: { now, product } }) => ({ product: now ?? product, now: null })),
    recordSaved: assign((_, result: SaveRowResult | LoadRowResult) =>
      result.ok ? { product: result.value } : {},
    ),
    forgetTyped: assign({ typed: {}, errors: {}, failure: null }),
    forgetFailure: assign({ failure: null }),
    tellEdited: sendParent(({ context }): RowEditParentEvent => ({
      type: 'row.edited',
      id: context.product.id,
      isUnsaved: isUnsaved(context),
    })),
    tellSettled: sendParent(({ context }): RowEditParentEvent => ({
      type: 'row.settled',
      id: context.product.id,
    })),
    tellClosed: sendParent(({ context }): RowEditParentEvent => ({
      type: 'row.closed',
      id: context.product.id,
    })),
  },
}).createMachine({
  id: 'rowEdit',
  context: ({ input: { product, field } }) => ({
    product,
    typed: { [field]: cellText(product, field) },
    errors: {},
    failure: null,
    now: null,
  }),
  initial: 'writing',
  states: {
    writing: {
      on: {
        'cell.opened': { actions: { type: 'openCell', params: ({ event }) => event.field } },
        'cell.typed': {
          actions: [{ type: 'typeCell', params: ({ event }) => event }, 'tellEdited'],
        },
        'cell.left': [
          { guard: { type: 'isLastIdle', params: ({ event }) => event.field }, target: 'closed' },
          {
            guard: { type: 'isIdle', params: ({ event }) => event.field },
            actions: { type: 'closeCell', params: ({ event }) => event.field },
          },
        ],
        'edit.submitted': [
          { guard: 'isUnchanged', target: 'closed' },
          { guard: 'isValid', target: 'saving' },
          { actions: 'showErrors' },
        ],
        'edit.cancelled': 'closed',
      },
    },
    saving: {
      tags: 'busy',
      entry: 'forgetFailure',
      invoke: {
        id: 'saveRow',
        src: 'saveRow',
        input: ({ context: { product, typed } }) => {
          const checked = checkRow(product, typed);
          if (!checked.ok) throw new Error('rowEdit: sent without being valid');
          return checked.value;
        },
        onDone: [
          {
            guard: { type: 'isSaved', params: ({ event }) => event.output },
            target: 'settled',
            actions: { type: 'recordSaved', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isStale', params: ({ event }) => event.output },
            target: 'comparing',
            actions: { type: 'recordFailure', params: ({ event }) => event.output },
          },
          {
            target: 'writing',
            actions: { type: 'recordFailure', params: ({ event }) => event.output },
          },
        ],
      },
    },
    comparing: {
      tags: 'busy',
      invoke: {
        id: 'loadProduct',
        src: 'loadProduct',
        input: ({ context: { product } }) => ({ id: product.id }),
        onDone: [
          {
            guard: { type: 'isMet', params: ({ event }) => event.output },
            target: 'settled',
            actions: { type: 'recordSaved', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isContested', params: ({ event }) => event.output },
            target: 'deciding',
            actions: { type: 'recordNow', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isNewer', params: ({ event }) => event.output },
            target: 'saving',
            actions: [{ type: 'recordNow', params: ({ event }) => event.output }, 'seeNow'],
          },
          {
            target: 'writing',
            actions: { type: 'recordFailure', params: ({ event }) => event.output },
          },
        ],
      },
    },
    deciding: {
      on: {
        'mine.kept': { target: 'saving', actions: 'seeNow' },
        'theirs.taken': { target: 'settled', actions: 'seeNow' },
        'edit.cancelled': { target: 'settled', actions: 'seeNow' },
      },
    },
    settled: {
      entry: ['forgetTyped', 'tellSettled'],
      on: {
        'rows.refreshed': 'closed',
        'cell.opened': {
          target: 'writing',
          actions: { type: 'openCell', params: ({ event }) => event.field },
        },
      },
    },
    closed: { type: 'final', entry: 'tellClosed' },
  },
});

export type RowEditActorRef = ActorRefFrom<typeof rowEditMachine>;
