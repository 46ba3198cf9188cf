import { describe, expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { adjacencyMapToArray, getAdjacencyMap } from 'xstate/graph';
import { loadingScreenMachine } from './loading-screen.machine.ts';

function started(random: () => number) {
  const clock = new SimulatedClock();
  const actor = createActor(loadingScreenMachine, { clock, input: { tipCount: 4, random } }).start();
  return { clock, read: () => actor.getSnapshot().context };
}

describe(loadingScreenMachine.id, () => {
  test('its transitions are exactly these', () => {
    const map = getAdjacencyMap(loadingScreenMachine, {
      input: { tipCount: 2, random: () => 1 },
      events: [
        { type: 'xstate.after.tipInterval.loadingScreen.tips.showing' },
        { type: 'xstate.after.progressInterval.loadingScreen.bar.advancing' },
      ],
      filterEvents: (snapshot, event) => snapshot.can(event),
      limit: 200,
    });
    const edges = adjacencyMapToArray(map).map(({ state, event, nextState }) =>
      [JSON.stringify(state.value), event.type, JSON.stringify(nextState.value)].join(' '),
    );
    const [advancing, waiting] = ['advancing', 'waiting'].map((bar) =>
      JSON.stringify({ tips: 'showing', bar }),
    );
    const tip = 'xstate.after.tipInterval.loadingScreen.tips.showing';
    const progress = 'xstate.after.progressInterval.loadingScreen.bar.advancing';

    expect(new Set(edges)).toEqual(
      new Set([
        `${advancing} ${tip} ${advancing}`,
        `${waiting} ${tip} ${waiting}`,
        `${advancing} ${progress} ${advancing}`,
        `${advancing} ${progress} ${waiting}`,
      ]),
    );
  });

  test('R2.22 the next tip comes every 2.5 s and after the last the first', () => {
    const { clock, read } = started(() => 0);
    const seen = [0, 2_499, 1, 2_500, 2_500, 2_500].map((passed) => {
      clock.increment(passed);
      return read().tip;
    });

    expect(seen).toEqual([0, 0, 1, 2, 3, 0]);
  });

  test('R2.23 the bar moves every 0.5 s by 5 to 20 points', () => {
    const { clock, read } = started(() => 0);
    clock.increment(500);
    expect(read().progress).toBe(5);

    const fast = started(() => 0.999_999);
    fast.clock.increment(499);
    expect(fast.read().progress).toBe(0);
    fast.clock.increment(1);
    expect(fast.read().progress).toBe(20);
  });

  test('R2.23 the bar never passes 95', () => {
    const { clock, read } = started(() => 0.999_999);
    const seen = Array.from({ length: 7 }, () => {
      clock.increment(500);
      return read().progress;
    });

    expect(seen).toEqual([20, 40, 60, 80, 95, 95, 95]);
  });
});
