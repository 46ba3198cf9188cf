import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { createActor, SimulatedClock, type SnapshotFrom } from 'xstate';
import { FEEDBACK_TIMING } from '../../contract/limits.ts';
import { AnimatedLoadingScreen } from '../../src/components/feedback/AnimatedLoadingScreen.tsx';
import { LOADING_TIPS } from '../../src/components/feedback/loading-screen.messages.ts';
import { loadingScreenMachine } from '../../src/machines/shell/loading-screen.machine.ts';
import { leavesOf } from '../support/charts/chart-transitions.ts';
import { renderWithMarketProviders } from '../support/views/render-with-market-providers.tsx';
import { eventTypesIn, testPathsOf } from '../support/charts/path-tests.ts';

type Snapshot = SnapshotFrom<typeof loadingScreenMachine>;

const TIP = 'xstate.after.tipInterval.loadingScreen.tips.showing';
const BAR = 'xstate.after.progressInterval.loadingScreen.bar.advancing';
const { tipInterval, progressInterval } = FEEDBACK_TIMING;
const STEPS_PER_TIP = tipInterval / progressInterval;

/** Extreme speeds of the progress bar, in points per step. */
const speeds = { slowest: { random: 0, points: 5 }, fastest: { random: 0.999_999, points: 20 } };
type Speed = (typeof speeds)['slowest'];
const inputOf = ({ random }: Speed) => ({ tipCount: LOADING_TIPS.length, random: () => random });

/** Next timed event: a tip after enough steps of the bar or once it is complete, otherwise a step. */
function nextOf({ value, context: { tip, progress } }: Snapshot, { points }: Speed): string {
  const steps = Math.ceil(progress / points);
  return value.bar === 'waiting' || Math.floor(steps / STEPS_PER_TIP) > tip ? TIP : BAR;
}

/** Time has a single path: every path is a prefix of the longest. */
const wayOf = (speed: Speed) =>
  testPathsOf(loadingScreenMachine, {
    input: inputOf(speed),
    events: [{ type: TIP }, { type: BAR }],
    canHappen: (state, { type }) => type === nextOf(state, speed),
    identify: ({ value, context: { tip, progress } }, event) => [event?.type, value, tip, progress],
  }).toSorted((one, other) => other.steps.length - one.steps.length)[0]!.steps;

const words = () => screen.getByRole('status').textContent;
/** State of the screen after a number of tips and steps. */
interface Passed {
  tips: number;
  points: number;
}
const said = ({ tips, points }: Passed) =>
  `Cargando...${points}% completadoPreparando experiencia...${LOADING_TIPS[tips % LOADING_TIPS.length]}`;
const filled = () => Number(screen.getByRole('progressbar').getAttribute('value'));

const oracles: Record<string, (passed: Passed) => void> = {
  'tips.showing': (passed) => expect(words()).toEqual(said(passed)),
  'bar.advancing': ({ points }) =>
    expect([filled(), filled() < FEEDBACK_TIMING.progressCap]).toEqual([points, true]),
  'bar.waiting': () => expect(filled()).toEqual(95),
};

afterEach(cleanup);

async function mountScreen(speed: Speed) {
  const clock = new SimulatedClock();
  const actorRef = createActor(loadingScreenMachine, { clock, input: inputOf(speed) }).start();
  await renderWithMarketProviders(<AnimatedLoadingScreen actorRef={actorRef} withProgress />);
  const count = { tips: 0, steps: 0 };
  const until = (moment: number) => clock.increment(moment - clock.now());
  const drivers: Record<string, () => void> = {
    'xstate.init': () => {},
    [TIP]: () => until((count.tips += 1) * tipInterval),
    [BAR]: () => until((count.steps += 1) * progressInterval),
  };
  const passed = (): Passed => ({
    tips: count.tips,
    points: Math.min(FEEDBACK_TIMING.progressCap, count.steps * speed.points),
  });
  /** No further event is due at this moment. */
  const isAtRest = () => count.tips === Math.floor(clock.now() / tipInterval);
  return { actorRef, drivers, passed, isAtRest };
}

describe.each(Object.entries(speeds))(
  'the loading screen with the %s bar follows its statechart',
  (_, speed) => {
    const steps = wayOf(speed);

    test('every state has an oracle, every event a driver, and each is met', async () => {
      const leaves = steps.flatMap(({ state }) => leavesOf((state as Snapshot).value));
      expect([...new Set(leaves)].toSorted()).toEqual(Object.keys(oracles).toSorted());
      const { drivers } = await mountScreen(speed);
      expect(eventTypesIn(steps)).toEqual(Object.keys(drivers).toSorted());
    });

    test(`R2.21 R2.22 R2.23 all of its ${steps.length} steps`, async () => {
      const { actorRef, drivers, passed, isAtRest } = await mountScreen(speed);
      for (const { event, state } of steps) {
        await act(async () => drivers[event.type]?.());
        if (!isAtRest()) continue;
        expect(actorRef.getSnapshot().value).toEqual((state as Snapshot).value);
        for (const leaf of leavesOf((state as Snapshot).value)) oracles[leaf]?.(passed());
      }
    });
  },
);
