import { assign, setup, stateIn } from 'xstate';
import type { KnownFailure, Result } from '../../../contract/calls/failure.ts';
import { port } from '../port.ts';
import {
  begin,
  enqueue,
  type Entries,
  firstAt,
  forget,
  isKept,
  isRefused,
  keep,
  leaveWaiting,
  type RowChange,
  sendNext,
  settle,
  show,
} from './changes.entries.ts';
import { type Tally, tallyOf } from './changes.selectors.ts';

export type ChangeResult<Saved, Code extends string> = Result<Saved, KnownFailure<Code | 'INTERNAL'>>;

export type ChangesContext<Change, Code extends string> = Entries<Change, Code | 'INTERNAL'>;

export type ChangesEvent<Change> =
  | { type: 'change.requested'; rows: readonly RowChange<Change>[] }
  | { type: 'pause.requested' }
  | { type: 'resume.requested' }
  | { type: 'cancel.requested' }
  | { type: 'retry.requested' }
  | { type: 'save.requested' }
  | { type: 'discard.requested' }
  | { type: 'outcomes.dismissed' }
  | { type: 'rows.refreshed' };

interface ChangesTraits {
  /** Whether changes gather as "Sin guardar" until they are told to be saved (R4.15). */
  gathers?: boolean;
}

/**
 * Changes of rows, of one or of hundreds: one by one, with an answer for each. A row that is refused says so by its id and
 * stops no other; the round can be paused, resumed and cancelled, and what was refused tried again. `announceSettled` hears
 * at the end of each round what became of it, which is when a list looks again; `rows.refreshed` says that it has.
 */
export const createChangesMachine = <Change, Saved, Code extends string>(
  id: string,
  { gathers = false }: ChangesTraits = {},
) => {
  const unbegun = gathers ? 'kept' : 'waiting';
  return setup({
    types: {} as {
      context: ChangesContext<Change, Code>;
      events: ChangesEvent<Change>;
      tags: 'busy';
    },
    actors: { applyChange: port<ChangeResult<Saved, Code>, RowChange<Change>>('applyChange') },
    guards: {
      hasWaiting: ({ context }) => firstAt(context, 'waiting') !== null,
      isEmptied: ({ context }) => firstAt(context, 'waiting') === null,
      hasRows: (_, { rows }: { rows: readonly RowChange<Change>[] }) => rows.length > 0,
      hasKept: ({ context }) => Object.values(context.entries).some(isKept),
      hasRefused: ({ context }) => Object.values(context.entries).some(isRefused),
      isPausing: stateIn({ sending: 'pausing' }),
    },
    actions: {
      keepRows: assign(({ context }, { rows }: { rows: readonly RowChange<Change>[] }) =>
        keep(context, rows),
      ),
      enqueueRows: assign(({ context }, { rows }: { rows: readonly RowChange<Change>[] }) =>
        enqueue(context, rows),
      ),
      beginKept: assign(({ context }) => begin(context, isKept)),
      beginRefused: assign(({ context }) => begin(context, isRefused)),
      sendNext: assign(({ context }) => sendNext(context)),
      recordResult: assign(({ context }, result: ChangeResult<Saved, Code>) =>
        settle(context, result.ok ? null : result.failure, unbegun),
      ),
      leaveWaiting: assign(({ context }) => leaveWaiting(context, gathers ? 'kept' : 'left')),
      showSaved: assign(({ context }) => show(context)),
      forgetUnsaved: assign(({ context }) => forget(context, isKept)),
      forgetOutcomes: assign(({ context }) => forget(context, (entry) => !isKept(entry))),
      announceSettled: (_, _tally: Tally) => {},
    },
  }).createMachine({
    id,
    context: { entries: {}, round: [] },
    initial: 'resting',
    on: {
      'change.requested': {
        actions: { type: gathers ? 'keepRows' : 'enqueueRows', params: ({ event }) => event },
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
          'save.requested': { guard: 'hasKept', target: 'choosing', actions: 'beginKept' },
          'retry.requested': { guard: 'hasRefused', target: 'choosing', actions: 'beginRefused' },
          'discard.requested': { actions: 'forgetUnsaved' },
          'outcomes.dismissed': { actions: 'forgetOutcomes' },
          // Not while a round goes on: what was fetched then may be older than what was saved meanwhile.
          'rows.refreshed': { actions: 'showSaved' },
        },
      },
      choosing: {
        always: [
          { guard: 'hasWaiting', target: 'sending', actions: 'sendNext' },
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
            const sent = firstAt(context, 'pending');
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
          going: { on: { 'pause.requested': 'pausing' } },
          pausing: { on: { 'resume.requested': 'going' } },
        },
      },
      paused: {
        always: { guard: 'isEmptied', target: 'choosing' },
        on: {
          'resume.requested': 'choosing',
          'cancel.requested': { target: 'choosing', actions: 'leaveWaiting' },
        },
      },
    },
  });
};
