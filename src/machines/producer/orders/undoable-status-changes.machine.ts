import { type ActorRefFrom, assign, raise, setup } from 'xstate';
import { STATUS_CHANGE_UNDO_MS } from '../../../../contract/orders/order-status-change.ts';
import type { StatusChangeRow } from '../../orders/order-changes.machine.ts';
import { effect, callbackPort } from '../../port.ts';

/** Status change that is not sent yet. */
interface HeldStatusChange extends StatusChangeRow {
  /** Status changes of one batch are sent together. */
  batch: number;
  /** Time of the status change, in ms UTC. */
  since: number;
}

interface UndoableStatusChangesInput {
  /** In ms UTC. */
  now: () => number;
}

interface UndoableStatusChangesContext extends UndoableStatusChangesInput {
  held: readonly HeldStatusChange[];
  /** Number of batches so far. */
  batches: number;
}

type UndoableStatusChangesEvent =
  | { type: 'change.requested'; rows: readonly StatusChangeRow[] }
  | { type: 'change.withdrawn'; ids: readonly string[] }
  | { type: 'grace.ended'; batch: number }
  | { type: 'page.hidden' };

interface Rows {
  rows: readonly StatusChangeRow[];
}

/**
 * Grace period of status changes: they can be undone for 5 s before they are sent, since a sent one is
 * irreversible (R4.12). When the page is left, all pending ones are sent at once, so that none is lost.
 */
export const undoableStatusChangesMachine = setup({
  types: {} as {
    input: UndoableStatusChangesInput;
    context: UndoableStatusChangesContext;
    events: UndoableStatusChangesEvent;
  },
  actors: { watchPage: callbackPort() },
  guards: {
    hasRows: (_, { rows }: Rows) => rows.length > 0,
    isHeld: ({ context: { held } }, { batch }: { batch: number }) => held.some((row) => row.batch === batch),
    isEmptied: ({ context }) => context.held.length === 0,
  },
  actions: {
    // Repeating a status change replaces the pending one and restarts its grace period.
    holdRows: assign(({ context: { held, batches, now } }, { rows }: Rows) => ({
      held: [
        ...held.filter(({ id }) => rows.every((row) => row.id !== id)),
        ...rows.map((row) => ({ ...row, batch: batches + 1, since: now() })),
      ],
      batches: batches + 1,
    })),
    startGrace: raise(
      ({ context }) => ({
        type: 'grace.ended' as const,
        batch: context.batches,
      }),
      { delay: 'grace' },
    ),
    forgetRows: assign(({ context: { held } }, { ids }: { ids: readonly string[] }) => ({
      held: held.filter(({ id }) => !ids.includes(id)),
    })),
    forgetBatch: assign(({ context: { held } }, { batch }: { batch: number }) => ({
      held: held.filter((row) => row.batch !== batch),
    })),
    forgetAll: assign({ held: [] }),
    sendChanges: effect<Rows>('sendChanges'),
    flushChanges: effect<Rows>('flushChanges'),
  },
  delays: { grace: STATUS_CHANGE_UNDO_MS },
}).createMachine({
  id: 'orderSteps',
  context: ({ input: { now } }) => ({ held: [], batches: 0, now }),
  invoke: { id: 'watchPage', src: 'watchPage' },
  on: {
    'change.requested': {
      guard: { type: 'hasRows', params: ({ event }) => event },
      target: '.holding',
      actions: [{ type: 'holdRows', params: ({ event }) => event }, 'startGrace'],
    },
    'page.hidden': {
      actions: [{ type: 'flushChanges', params: ({ context }) => ({ rows: context.held }) }, 'forgetAll'],
    },
  },
  initial: 'resting',
  states: {
    resting: {},
    holding: {
      always: { guard: 'isEmptied', target: 'resting' },
      on: {
        'change.withdrawn': { actions: { type: 'forgetRows', params: ({ event }) => event } },
        'grace.ended': {
          guard: { type: 'isHeld', params: ({ event }) => event },
          actions: [
            {
              type: 'sendChanges',
              params: ({ context, event }) => ({
                rows: context.held.filter(({ batch }) => batch === event.batch),
              }),
            },
            { type: 'forgetBatch', params: ({ event }) => event },
          ],
        },
      },
    },
  },
});

export type UndoableStatusChangesActorRef = ActorRefFrom<typeof undoableStatusChangesMachine>;
