import { type ActorRefFrom, assign, raise, setup } from 'xstate';
import { STEP_GRACE } from '../../../../contract/orders/order-status-change.ts';
import type { StepRow } from '../../orders/order-changes.machine.ts';
import { effect, listeningPort } from '../../port.ts';

/** Status step that is not sent yet. */
interface HeldStep extends StepRow {
  /** Steps of one batch are sent together. */
  batch: number;
  /** Time of the step, in ms UTC. */
  since: number;
}

interface OrderStepsInput {
  /** In ms UTC. */
  now: () => number;
}

interface OrderStepsContext extends OrderStepsInput {
  held: readonly HeldStep[];
  /** Number of batches so far. */
  batches: number;
}

type OrderStepsEvent =
  | { type: 'step.taken'; rows: readonly StepRow[] }
  | { type: 'step.withdrawn'; ids: readonly string[] }
  | { type: 'grace.ended'; batch: number }
  | { type: 'page.hidden' };

interface Rows {
  rows: readonly StepRow[];
}

/**
 * Grace period of status steps: they can be undone for 5 s before they are sent, since a sent step is
 * irreversible (R4.12). When the page is left, all pending steps are sent at once, so that none is lost.
 */
export const orderStepsMachine = setup({
  types: {} as { input: OrderStepsInput; context: OrderStepsContext; events: OrderStepsEvent },
  actors: { watchPage: listeningPort() },
  guards: {
    hasRows: (_, { rows }: Rows) => rows.length > 0,
    isHeld: ({ context: { held } }, { batch }: { batch: number }) =>
      held.some((step) => step.batch === batch),
    isEmptied: ({ context }) => context.held.length === 0,
  },
  actions: {
    // Repeating a step replaces the pending one and restarts its grace period.
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
      held: held.filter((step) => step.batch !== batch),
    })),
    forgetAll: assign({ held: [] }),
    sendSteps: effect<Rows>('sendSteps'),
    hurrySteps: effect<Rows>('hurrySteps'),
  },
  delays: { grace: STEP_GRACE },
}).createMachine({
  id: 'orderSteps',
  context: ({ input: { now } }) => ({ held: [], batches: 0, now }),
  invoke: { id: 'watchPage', src: 'watchPage' },
  on: {
    'step.taken': {
      guard: { type: 'hasRows', params: ({ event }) => event },
      target: '.holding',
      actions: [{ type: 'holdRows', params: ({ event }) => event }, 'startGrace'],
    },
    'page.hidden': {
      actions: [{ type: 'hurrySteps', params: ({ context }) => ({ rows: context.held }) }, 'forgetAll'],
    },
  },
  initial: 'resting',
  states: {
    resting: {},
    holding: {
      always: { guard: 'isEmptied', target: 'resting' },
      on: {
        'step.withdrawn': { actions: { type: 'forgetRows', params: ({ event }) => event } },
        'grace.ended': {
          guard: { type: 'isHeld', params: ({ event }) => event },
          actions: [
            {
              type: 'sendSteps',
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

export type OrderStepsActorRef = ActorRefFrom<typeof orderStepsMachine>;
