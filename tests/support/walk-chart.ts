import { act, cleanup } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import type { AnyStateMachine, EventObject, SnapshotFrom } from 'xstate';
import { eventsOf, isNamedBy, leafOf } from './charts.ts';
import { expectSoundMarkup } from './sound-markup.ts';
import {
  type Beginning,
  drive,
  type Drivers,
  eventTypesIn,
  pathsOf,
  statesIn,
  trailOf,
  type WalkOptions,
} from './path-tests.ts';

/** A chart at work: its actor, and what makes each event happen. */
interface Mounted<Machine extends AnyStateMachine, Event extends EventObject> {
  actorRef: { getSnapshot(): SnapshotFrom<Machine> };
  drivers: Drivers<Event>;
}

interface Step<Event extends EventObject> {
  event: Event | Beginning;
  /** This event and those before it, of which expectations are made: nothing comes from what the chart has recorded. */
  past: readonly (Event | Beginning)[];
  /** The states where the chart was and is. */
  from: string;
  to: string;
}

interface ChartWalk<
  Machine extends AnyStateMachine,
  Event extends EventObject,
  Scene extends Mounted<Machine, Event>,
> extends WalkOptions<Machine, Event> {
  /** Who follows the chart: "the list of orders". */
  name: string;
  /** The requirements that the walks prove: "R2.4 R7.18". */
  proves?: string;
  machine: Machine;
  /** Events of the chart that nothing here makes happen. */
  undriven?: readonly string[];
  /** Wires the machine and renders it, where it has a view. */
  mount: () => Scene | Promise<Scene>;
  /** What is to be seen in each state, after these events. */
  oracles: Record<string, (past: readonly (Event | Beginning)[], scene: Scene) => unknown>;
  /** What is to be seen of each step, whatever state it leads to. */
  checkStep?: (step: Step<Event>, scene: Scene) => unknown;
}

/**
 * Walks the shortest paths to every step of a chart through its wiring and its view: after each event the actor is where the
 * chart says, and the oracle of that state finds what it looks for. Each state has an oracle, and each event of the
 * chart happens, but for those named as not driven.
 */
export function walkChart<
  Machine extends AnyStateMachine,
  const Event extends EventObject,
  Scene extends Mounted<Machine, Event>,
>(walk: ChartWalk<Machine, Event, Scene>): void {
  const { name, proves, machine, undriven = [], mount, oracles, checkStep, look = () => null } = walk;
  const paths = pathsOf(machine, walk);
  const steps = paths.flatMap((path) => path.steps);

  describe(`${name} follows its statechart`, () => {
    afterEach(cleanup);

    test('every state has an oracle, every event of the chart happens, and each is met', () => {
      expect(statesIn(steps)).toEqual(Object.keys(oracles).toSorted());
      const driven = eventTypesIn(walk.events.map((event) => ({ event })));
      expect(eventTypesIn(steps)).toEqual([...driven, 'xstate.init'].toSorted());
      expect(eventsOf(machine).filter((type) => !driven.some((one) => isNamedBy(one, type)))).toEqual(
        undriven.toSorted(),
      );
    });

    for (const path of paths) {
      test([proves, trailOf(path.steps)].filter(Boolean).join(' '), async () => {
        const scene = await mount();
        const past: (Event | Beginning)[] = [];
        for (const { event, state } of path.steps) {
          const from = leafOf(scene.actorRef.getSnapshot());
          await act(async () => drive(scene.drivers, event));
          const now = scene.actorRef.getSnapshot();
          expect([leafOf(now), look(now)]).toEqual([leafOf(state), look(state)]);
          past.push(event);
          await oracles[leafOf(state)]?.(past, scene);
          expectSoundMarkup();
          await checkStep?.({ event, past, from, to: leafOf(state) }, scene);
        }
      });
    }
  });
}
