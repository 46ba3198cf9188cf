import { act, cleanup } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import type { AnyStateMachine, EventObject, SnapshotFrom } from 'xstate';
import { eventsOf, matchesEventDescriptor, leafOf } from './chart-transitions.ts';
import { expectValidMarkup } from '../views/valid-markup.ts';
import {
  type PathStart,
  runEventDriver,
  type Drivers,
  eventTypesIn,
  testPathsOf,
  statesIn,
  pathTitleOf,
  type WalkOptions,
} from './path-tests.ts';

/** Running chart: its actor, and the drivers of its events. */
interface Mounted<Machine extends AnyStateMachine, Event extends EventObject> {
  actorRef: { getSnapshot(): SnapshotFrom<Machine> };
  drivers: Drivers<Event>;
}

interface Step<Event extends EventObject> {
  event: Event | PathStart;
  /** This event and those before it, the only basis of expectations; the chart's context is not used. */
  past: readonly (Event | PathStart)[];
  /** States before and after. */
  from: string;
  to: string;
}

interface ChartWalk<
  Machine extends AnyStateMachine,
  Event extends EventObject,
  Scene extends Mounted<Machine, Event>,
> extends WalkOptions<Machine, Event> {
  /** Follower of the chart, for test names: "the list of orders". */
  name: string;
  /** Requirements that the walks prove: "R2.4 R7.18". */
  proves?: string;
  machine: Machine;
  /** Events of the chart without a driver. */
  undriven?: readonly string[];
  /** Wires the machine and renders its view, if any. */
  mount: () => Scene | Promise<Scene>;
  /** Expectations for each state after these events. */
  oracles: Record<string, (past: readonly (Event | PathStart)[], scene: Scene) => unknown>;
  /** Expectations for each step, in any state. */
  checkStep?: (step: Step<Event>, scene: Scene) => unknown;
}

/**
 * Walks the shortest paths to every step of a chart through its wiring and view. After each event the actor must be in the
 * chart's state, and the oracle of that state must pass. Every state needs an oracle; every event must happen, unless listed
 * as undriven.
 */
export function walkChart<
  Machine extends AnyStateMachine,
  const Event extends EventObject,
  Scene extends Mounted<Machine, Event>,
>(walk: ChartWalk<Machine, Event, Scene>): void {
  const { name, proves, machine, undriven = [], mount, oracles, checkStep, look = () => null } = walk;
  const paths = testPathsOf(machine, walk);
  const steps = paths.flatMap((path) => path.steps);

  describe(`${name} follows its statechart`, () => {
    afterEach(cleanup);

    test('every state has an oracle, every event of the chart happens, and each is met', () => {
      expect(statesIn(steps)).toEqual(Object.keys(oracles).toSorted());
      const driven = eventTypesIn(walk.events.map((event) => ({ event })));
      expect(eventTypesIn(steps)).toEqual([...driven, 'xstate.init'].toSorted());
      expect(
        eventsOf(machine).filter((type) => !driven.some((one) => matchesEventDescriptor(one, type))),
      ).toEqual(undriven.toSorted());
    });

    for (const path of paths) {
      test([proves, pathTitleOf(path.steps)].filter(Boolean).join(' '), async () => {
        const scene = await mount();
        const past: (Event | PathStart)[] = [];
        for (const { event, state } of path.steps) {
          const from = leafOf(scene.actorRef.getSnapshot());
          await act(async () => runEventDriver(scene.drivers, event));
          const now = scene.actorRef.getSnapshot();
          expect([leafOf(now), look(now)]).toEqual([leafOf(state), look(state)]);
          past.push(event);
          await oracles[leafOf(state)]?.(past, scene);
          expectValidMarkup();
          await checkStep?.({ event, past, from, to: leafOf(state) }, scene);
        }
      });
    }
  });
}
