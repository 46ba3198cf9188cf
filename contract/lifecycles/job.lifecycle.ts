import { setup } from 'xstate';
import { isPeriodicKind, JOB_STATES, type JobKind, type JobState } from '../jobs/job.ts';
import { nextState } from './lifecycle.ts';

/** `job.released`: a process stopped before it was done. `job.rescheduled`: a periodic job ended and waits again. */
export type JobEvent =
  | { type: 'job.taken' }
  | { type: 'job.finished' }
  | { type: 'job.rescheduled' }
  | { type: 'job.released' }
  | { type: 'job.failed' }
  | { type: 'job.givenUp' }
  | { type: 'job.retried' }
  | { type: 'job.discarded' };

interface JobContext {
  kind: JobKind;
}

/**
 * Lifecycle of a background job. A leased job is taken again when its lease is over, because its process died. A job
 * that was given up stays so until an admin retries or discards it. The ZIP of an import that was given up is deleted,
 * so it cannot be retried. A periodic job runs at once when it is retried, and cannot be discarded.
 */
export const jobLifecycle = setup({
  types: {} as { context: JobContext; events: JobEvent },
  guards: {
    isPeriodic: ({ context }) => isPeriodicKind(context.kind),
    isEntity: ({ context }) => !isPeriodicKind(context.kind),
    isRepeatable: ({ context }) => context.kind !== 'import',
  },
}).createMachine({
  id: 'job',
  context: { kind: 'mail' },
  initial: 'waiting',
  states: {
    waiting: { on: { 'job.taken': 'leased', 'job.retried': { guard: 'isPeriodic', target: 'waiting' } } },
    leased: {
      on: {
        'job.taken': 'leased',
        'job.finished': { guard: 'isEntity', target: 'done' },
        'job.rescheduled': { guard: 'isPeriodic', target: 'waiting' },
        'job.released': 'waiting',
        'job.failed': 'failed',
        'job.givenUp': { guard: 'isEntity', target: 'givenUp' },
      },
    },
    failed: {
      on: {
        'job.taken': 'leased',
        'job.retried': 'waiting',
        'job.discarded': { guard: 'isEntity', target: 'done' },
      },
    },
    givenUp: {
      on: {
        'job.retried': { guard: 'isRepeatable', target: 'waiting' },
        'job.discarded': { guard: 'isEntity', target: 'done' },
      },
    },
    done: { type: 'final' },
  },
});

/** State of a job after an event; null if its lifecycle refuses the event. */
export const jobStateAfter = (kind: JobKind, state: JobState, type: JobEvent['type']): JobState | null =>
  nextState(jobLifecycle, state, { type }, { kind }) as JobState | null;

/** States from which a process may take a job, a leased one only after its lease. */
export const TAKEABLE_STATES = JOB_STATES.filter(
  (state) => jobStateAfter('mail', state, 'job.taken') !== null,
);
