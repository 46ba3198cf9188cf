import { assign, fromPromise, setup } from 'xstate';

/** Failures in a row, without an answer between them, that open the breaker. */
const FAILURES = 5;
/** Probes without an answer until a database counts as hanging. */
const PROBES = 2;
/** Pause between two probes of a database that is away, in ms. */
const PROBE_EVERY = 1_000;

/**
 * Circuit breaker of the database. `answering`: statements pass. `suspected`: a statement waits long, so the database
 * is probed; an answer to any statement ends the suspicion. `away`: statements fail at once, and one probe at a time
 * decides when they pass again.
 */
export const databaseOutageMachine = setup({
  types: {
    context: {} as { failures: number; probes: number },
    events: {} as { type: 'statement.late' } | { type: 'statement.failed' } | { type: 'statement.answered' },
    tags: {} as 'away',
  },
  actors: {
    /** Rejects if the database does not answer in time. */
    probe: fromPromise<void>(() => Promise.reject(new Error('The port probe is not provided.'))),
  },
  actions: {
    countFailure: assign({ failures: ({ context }) => context.failures + 1 }),
    forgetFailures: assign({ failures: 0 }),
    countProbe: assign({ probes: ({ context }) => context.probes + 1 }),
    forgetProbes: assign({ probes: 0 }),
    dropPending: () => {},
    noteAway: () => {},
    noteBack: () => {},
  },
  delays: { PROBE_EVERY },
  guards: {
    isLastFailure: ({ context }) => context.failures + 1 >= FAILURES,
    isLastProbe: ({ context }) => context.probes + 1 >= PROBES,
  },
}).createMachine({
  id: 'databaseOutage',
  context: { failures: 0, probes: 0 },
  initial: 'answering',
  on: { 'statement.answered': { actions: 'forgetFailures' } },
  states: {
    answering: {
      on: {
        'statement.late': 'suspected',
        'statement.failed': [{ guard: 'isLastFailure', target: 'away' }, { actions: 'countFailure' }],
      },
    },
    suspected: {
      entry: 'forgetProbes',
      initial: 'probing',
      on: { 'statement.answered': { target: 'answering', actions: 'forgetFailures' } },
      states: {
        probing: {
          invoke: {
            src: 'probe',
            onDone: { target: '#databaseOutage.answering' },
            onError: [
              { guard: 'isLastProbe', target: '#databaseOutage.away', actions: 'dropPending' },
              { target: 'probing', reenter: true, actions: 'countProbe' },
            ],
          },
        },
      },
    },
    away: {
      tags: 'away',
      entry: 'noteAway',
      exit: ['noteBack', 'forgetFailures'],
      initial: 'probing',
      states: {
        probing: {
          invoke: {
            src: 'probe',
            onDone: { target: '#databaseOutage.answering' },
            onError: 'waiting',
          },
        },
        waiting: { after: { PROBE_EVERY: 'probing' } },
      },
    },
  },
});
