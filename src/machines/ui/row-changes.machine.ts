import { assign, fromCallback, sendTo, setup, stateIn } from 'xstate';
import type { KnownFailure, Result } from '../../../contract/api/failure.ts';
import { callbackPort, port } from '../port.ts';
import {
  startRun,
  enqueue,
  type RowChangeEntries,
  firstRowAtStage,
  removeEntries,
  isUnsavedEntry,
  isRefused,
  recordUnsavedRows,
  dequeueWaiting,
  type RowChange,
  sendableRows,
  markNextRowSending,
  settleRowChange,
  markSavedAsShown,
  withWaitingRows,
} from './row-changes.entries.ts';
import { type RowChangesTally, tallyOf } from './row-changes.selectors.ts';

export type RowChangeResult<Saved, Code extends string> = Result<Saved, KnownFailure<Code | 'INTERNAL'>>;

export type RowChangesContext<Change, Code extends string> = RowChangeEntries<Change, Code | 'INTERNAL'>;

/** Result of a row that was sent outside the sequence. */
export interface RowAnswered<Saved, Code extends string> {
  id: string;
  result: RowChangeResult<Saved, Code>;
}

interface Rows<Change> {
  rows: readonly RowChange<Change>[];
}

/** Rows to send outside the sequence, one request each. */
export interface RowsFlushed<Change> extends Rows<Change> {
  type: 'rows.hurried';
}

export type RowChangesEvent<Change, Saved, Code extends string> =
  | { type: 'change.requested'; rows: readonly RowChange<Change>[] }
  | { type: 'hurry.requested'; rows: readonly RowChange<Change>[] }
  | ({ type: 'row.answered' } & RowAnswered<Saved, Code>)
  | { type: 'pause.requested' }
  | { type: 'resume.requested' }
  | { type: 'cancel.requested' }
  | { type: 'retry.requested' }
  | { type: 'save.requested' }
  /** Discards the unsaved changes of these rows, or of all rows. */
  | { type: 'discard.requested'; ids?: readonly string[] }
  | { type: 'outcomes.dismissed' }
  | { type: 'rows.refreshed' };

interface ChangesTraits {
  /** True if changes collect as "Sin guardar" until a save is requested (R4.15). */
  gathers?: boolean;
}

/**
 * Bulk run of row changes, sent one by one with one result each. A refused row states its reason and does not
 * stop the others. The run can be paused, resumed and cancelled, and refused rows retried. `announceSettled`
 * reports the result of each run, so that the list reloads; `rows.refreshed` reports that it has.
 *
 * When the page is left, `hurry.requested` sends its rows at once, beside the current one. `sendBeside` does
 * that and answers each with `row.answered`. Waiting rows are included, unless the run is paused. During a
 * paused run, `warnBeforeUnload` makes the browser ask before it leaves the page.
 */
export const createRowChangesMachine = <Change, Saved, Code extends string>(
  id: string,
  { gathers = false }: ChangesTraits = {},
) => {
  const unbegun = gathers ? 'kept' : 'waiting';
  return setup({
    types: {} as {
      context: RowChangesContext<Change, Code>;
      events: RowChangesEvent<Change, Saved, Code>;
      tags: 'busy';
    },
    actors: {
      applyChange: port<RowChangeResult<Saved, Code>, RowChange<Change>>('applyChange'),
      // Without a provided actor, hurried rows are ignored.
      sendBeside: fromCallback<RowsFlushed<Change>, undefined>(() => {}),
      holdPage: callbackPort(),
    },
    guards: {
      hasWaiting: ({ context }) => firstRowAtStage(context, 'waiting') !== null,
      hasHurried: ({ context }) => firstRowAtStage(context, 'hurried') !== null,
      isEmptied: ({ context }) => firstRowAtStage(context, 'waiting') === null,
      isHurried: ({ context }, { id }: { id: string }) => context.entries[id]?.stage === 'hurried',
      hasRows: (_, { rows }: Rows<Change>) => rows.length > 0,
      hasKept: ({ context }) => Object.values(context.entries).some(isUnsavedEntry),
      hasRefused: ({ context }) => Object.values(context.entries).some(isRefused),
      isPausing: stateIn({ sending: 'pausing' }),
    },
    actions: {
      keepRows: assign(({ context }, { rows }: Rows<Change>) => recordUnsavedRows(context, rows)),
      enqueueRows: assign(({ context }, { rows }: Rows<Change>) => enqueue(context, rows)),
      sendBeside: sendTo('sendBeside', ({ context }, { rows }: Rows<Change>) => ({
        type: 'rows.hurried' as const,
        rows: sendableRows(context, rows),
      })),
      hurryRows: assign(({ context }, { rows }: Rows<Change>) => enqueue(context, rows, 'hurried')),
      beginKept: assign(({ context }) => startRun(context, isUnsavedEntry)),
      beginRefused: assign(({ context }) => startRun(context, isRefused)),
      sendNext: assign(({ context }) => markNextRowSending(context)),
      recordResult: assign(({ context }, result: RowChangeResult<Saved, Code>) =>
        settleRowChange(
          context,
          firstRowAtStage(context, 'pending')?.id,
          result.ok ? null : result.failure,
          unbegun,
        ),
      ),
      recordAnswer: assign(({ context }, { id, result }: RowAnswered<Saved, Code>) =>
        settleRowChange(context, id, result.ok ? null : result.failure, unbegun),
      ),
      leaveWaiting: assign(({ context }) => dequeueWaiting(context, gathers ? 'kept' : 'left')),
      showSaved: assign(({ context }) => markSavedAsShown(context)),
      forgetUnsaved: assign(({ context }, { ids }: { ids?: readonly string[] }) =>
        removeEntries(context, (entry, id) => isUnsavedEntry(entry) && ids?.includes(id) !== false),
      ),
      forgetOutcomes: assign(({ context }) => removeEntries(context, (entry) => !isUnsavedEntry(entry))),
      announceSettled: (_, _tally: RowChangesTally) => {},
    },
  }).createMachine({
    id,
    context: { entries: {}, round: [] },
    invoke: { id: 'sendBeside', src: 'sendBeside' },
    initial: 'resting',
    on: {
      'change.requested': {
        actions: { type: gathers ? 'keepRows' : 'enqueueRows', params: ({ event }) => event },
      },
      'hurry.requested': {
        guard: { type: 'hasRows', params: ({ event }) => event },
        actions: [
          { type: 'sendBeside', params: ({ event }) => event },
          { type: 'hurryRows', params: ({ event }) => event },
        ],
      },
      'row.answered': {
        guard: { type: 'isHurried', params: ({ event }) => event },
        actions: { type: 'recordAnswer', params: ({ event }) => event },
      },
    },
    states: {
      resting: {
        on: {
          'change.requested': {
            guard: { type: 'hasRows', params: ({ event }) => event },
            ...(gathers ? {} : { target: 'choosing' as const }),
            actions: { type: gathers ? 'keepRows' : 'enqueueRows', params: ({ event }) => event },
          },
          'hurry.requested': {
            guard: { type: 'hasRows', params: ({ event }) => event },
            target: 'hurrying',
            actions: [
              { type: 'sendBeside', params: ({ event }) => event },
              { type: 'hurryRows', params: ({ event }) => event },
            ],
          },
          'save.requested': { guard: 'hasKept', target: 'choosing', actions: 'beginKept' },
          'retry.requested': { guard: 'hasRefused', target: 'choosing', actions: 'beginRefused' },
          'discard.requested': { actions: { type: 'forgetUnsaved', params: ({ event }) => event } },
          'outcomes.dismissed': { actions: 'forgetOutcomes' },
          // Not during a run: the reloaded list may be older than rows saved meanwhile.
          'rows.refreshed': { actions: 'showSaved' },
        },
      },
      choosing: {
        always: [
          { guard: 'hasWaiting', target: 'sending', actions: 'sendNext' },
          { guard: 'hasHurried', target: 'hurrying' },
          {
            target: 'resting',
            actions: { type: 'announceSettled', params: ({ context }) => tallyOf(context) },
          },
        ],
      },
      sending: {
        tags: 'busy',
        initial: 'going',
        invoke: {
          id: 'applyChange',
          src: 'applyChange',
          input: ({ context }) => {
            const sent = firstRowAtStage(context, 'pending');
            if (!sent) throw new Error(`${id}: nothing to send`);
            return sent;
          },
          onDone: [
            {
              guard: 'isPausing',
              target: 'paused',
              actions: { type: 'recordResult', params: ({ event }) => event.output },
            },
            {
              target: 'choosing',
              actions: { type: 'recordResult', params: ({ event }) => event.output },
            },
          ],
        },
        on: { 'cancel.requested': { target: '.going', actions: 'leaveWaiting' } },
        states: {
          going: {
            on: {
              'pause.requested': 'pausing',
              'hurry.requested': {
                actions: [
                  {
                    type: 'sendBeside',
                    params: ({ context, event }) => ({ rows: withWaitingRows(context, event.rows) }),
                  },
                  {
                    type: 'hurryRows',
                    params: ({ context, event }) => ({ rows: withWaitingRows(context, event.rows) }),
                  },
                ],
              },
            },
          },
          pausing: {
            invoke: { id: 'holdPage', src: 'holdPage' },
            on: { 'resume.requested': 'going' },
          },
        },
      },
      hurrying: {
        tags: 'busy',
        on: {
          'change.requested': {
            target: 'choosing',
            actions: { type: gathers ? 'keepRows' : 'enqueueRows', params: ({ event }) => event },
          },
          'row.answered': {
            guard: { type: 'isHurried', params: ({ event }) => event },
            target: 'choosing',
            actions: { type: 'recordAnswer', params: ({ event }) => event },
          },
        },
      },
      paused: {
        invoke: { id: 'holdPage', src: 'holdPage' },
        always: { guard: 'isEmptied', target: 'choosing' },
        on: {
          'resume.requested': 'choosing',
          'cancel.requested': { target: 'choosing', actions: 'leaveWaiting' },
        },
      },
    },
  });
};
