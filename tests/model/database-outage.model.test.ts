import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createDatabaseGuard } from '../../server/db/database-guard.ts';
import { databaseOutageMachine } from '../../server/db/database-outage.machine.ts';
import { doneEventsOf, edgesOf, leafOf } from '../support/charts/chart-transitions.ts';
import { eventTypesIn, pathTitleOf, runDriver, statesIn, testPathsOf } from '../support/charts/path-tests.ts';

const SUSPECTED = '0.databaseOutage.suspected.probing';
const AWAY = '0.databaseOutage.away.probing';
const PAUSE = 'xstate.after.PROBE_EVERY.databaseOutage.away.waiting';

const events = [
  { type: 'statement.late' },
  { type: 'statement.failed' },
  { type: 'statement.answered' },
  ...[SUSPECTED, AWAY].flatMap((probe) => [
    ...doneEventsOf(probe, undefined),
    { type: `xstate.error.actor.${probe}`, error: new Error('no answer') },
  ]),
  { type: PAUSE },
];

const paths = testPathsOf(databaseOutageMachine, {
  input: undefined,
  events,
  // A statement is only sent while the breaker is closed.
  canHappen: (state, { type }) => !(type.startsWith('statement.') && state.hasTag('away')),
  look: ({ context }) => [context.failures, context.probes],
});

/** Outcome of a statement in each state, and the number of probes that wait for an answer. */
const oracles: Record<string, [outcome: string, probes: number]> = {
  answering: ['served', 0],
  'suspected.probing': ['served', 1],
  'away.probing': ['The database does not answer.', 1],
  'away.waiting': ['The database does not answer.', 0],
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function openGuard() {
  const probes: PromiseWithResolvers<void>[] = [];
  const log: string[] = [];
  let hanging: PromiseWithResolvers<string> | undefined;
  const guard = createDatabaseGuard({
    probe: () => {
      const probe = Promise.withResolvers<void>();
      probes.push(probe);
      return probe.promise;
    },
    onHang: () => void log.push('hangs'),
    onBack: () => void log.push('back'),
  });
  const run = (work: () => Promise<string>) => guard.run(work).catch((error: Error) => error.message);
  const refused = () => Promise.reject(Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }));
  const answer = () => probes.shift()?.resolve();
  const fail = () => probes.shift()?.reject(new Error('no answer'));
  const drivers: Record<string, () => unknown> = {
    'xstate.init': () => {},
    'statement.late': async () => {
      if (!hanging) {
        hanging = Promise.withResolvers<string>();
        const { promise } = hanging;
        void run(() => promise);
      }
      await vi.advanceTimersByTimeAsync(500);
    },
    'statement.failed': () => run(refused),
    'statement.answered': () => {
      hanging?.resolve('answer');
      hanging = undefined;
      // Nobody waits for the probe of a suspicion that has ended.
      probes.length = 0;
      return run(async () => 'answer');
    },
    [`xstate.done.actor.${SUSPECTED}`]: answer,
    [`xstate.error.actor.${SUSPECTED}`]: fail,
    [`xstate.done.actor.${AWAY}`]: answer,
    [`xstate.error.actor.${AWAY}`]: fail,
    [PAUSE]: () => vi.advanceTimersByTimeAsync(1_000),
  };
  return { guard, run, drivers, log, probes };
}

describe('the guard of the database follows its statechart', () => {
  test('every state has an oracle, every event a driver', () => {
    const steps = paths.flatMap((path) => path.steps);
    expect(statesIn(steps)).toEqual(Object.keys(oracles).toSorted());
    expect(eventTypesIn(steps)).toEqual(Object.keys(openGuard().drivers).toSorted());
  });

  test('transitions', () => {
    expect(
      edgesOf(databaseOutageMachine, {
        events,
        identify: ({ value, context }) => JSON.stringify([value, context]),
        stopWhen: ({ context }) => context.failures > 5,
      }),
    ).toEqual([
      `answering --statement.answered--> answering`,
      `answering --statement.failed--> answering`,
      `answering --statement.failed--> away.probing`,
      `answering --statement.late--> suspected.probing`,
      `away.probing --statement.answered--> away.probing`,
      `away.probing --xstate.done.actor.${AWAY}--> answering`,
      `away.probing --xstate.error.actor.${AWAY}--> away.waiting`,
      `away.waiting --statement.answered--> away.waiting`,
      `away.waiting --${PAUSE}--> away.probing`,
      `suspected.probing --statement.answered--> answering`,
      `suspected.probing --xstate.done.actor.${SUSPECTED}--> answering`,
      `suspected.probing --xstate.error.actor.${SUSPECTED}--> away.probing`,
      `suspected.probing --xstate.error.actor.${SUSPECTED}--> suspected.probing`,
    ]);
  });

  for (const { steps } of paths)
    test(`battery 78 ${pathTitleOf(steps)}`, async () => {
      const { guard, run, drivers, log, probes } = openGuard();
      let before = 'answering';
      const expected: string[] = [];
      for (const { event, state } of steps) {
        const after = leafOf(state);
        if (before.startsWith('suspected') && after.startsWith('away')) expected.push('hangs');
        if (before.startsWith('away') && after === 'answering') expected.push('back');
        await runDriver(drivers, event);
        await vi.advanceTimersByTimeAsync(0);
        before = after;
      }
      const [outcome, waiting] = oracles[before] ?? [];
      expect([log, probes.length]).toEqual([expected, waiting]);
      expect(await run(async () => 'served')).toBe(outcome);
      guard.stop();
    });
});
