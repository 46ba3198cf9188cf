import {
  type AnyMachineSnapshot,
  type AnyEventObject,
  type AnyStateMachine,
  type EventFromLogic,
  initialTransition,
  type InputFrom,
  type SnapshotFrom,
  type StateValue,
  transition,
} from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { leafOf } from './charts.ts';

/** An event, and the state that it leads to. */
interface Step {
  event: { type: string };
  state: { value: StateValue };
}

const inOrder = (names: string[]) => [...new Set(names)].toSorted();

/** The types of the events of these steps, each once. */
export const eventTypesIn = (steps: readonly Pick<Step, 'event'>[]) =>
  inOrder(steps.map(({ event }) => event.type));

/** The states that these steps lead to, each once. */
export const statesIn = (steps: readonly Pick<Step, 'state'>[]) =>
  inOrder(steps.map(({ state }) => leafOf(state)));

/** How a test that goes these steps is named. */
export const trailOf = (steps: readonly Step[]) =>
  steps.map(({ event, state }) => `${event.type} ⇒ ${leafOf(state)}`).join(', ');

interface Options<Machine extends AnyStateMachine> {
  input: InputFrom<Machine>;
  /** One representative of each event and outcome; settled actors and elapsed delays as XState names them. */
  events: readonly AnyEventObject[];
  /** Whether an event that the state hears can come to pass there at all. */
  canHappen?: (state: SnapshotFrom<Machine>, event: AnyEventObject) => boolean;
  /** What tells snapshots apart besides the step that led to them; of those alike only the first is followed. */
  look?: (state: SnapshotFrom<Machine>) => unknown;
  /** Snapshots from which nothing is tried any more. */
  stopWhen?: (state: SnapshotFrom<Machine>) => boolean;
}

interface Path<Machine extends AnyStateMachine> {
  steps: { event: AnyEventObject; state: SnapshotFrom<Machine> }[];
}

const canHear = (state: unknown, event: AnyEventObject) => (state as AnyMachineSnapshot).can(event);

/** The shortest paths to every step of a chart, each from its start, which is the step "xstate.init". */
export function pathsOf<Machine extends AnyStateMachine>(
  machine: Machine,
  { input, events, canHappen = () => true, look = () => null, stopWhen = () => false }: Options<Machine>,
): Path<Machine>[] {
  const isPossible: typeof canHappen = (state, event) => canHear(state, event) && canHappen(state, event);
  return getShortestPaths(machine, {
    input,
    limit: 20_000,
    events: events as never,
    filterEvents: isPossible as never,
    stopWhen: stopWhen as never,
    serializeState: (to, event, from) =>
      JSON.stringify([from?.value, event, to.value, look(to as SnapshotFrom<Machine>)]),
  }) as unknown as Path<Machine>[];
}

/**
 * The shortest ways to every step of a chart, as events with the state that each leads to; a way that another one
 * begins with is left out. Where snapshots that look alike differ, an event may mean nothing: it is left out, too.
 */
export function walksOf<Machine extends AnyStateMachine>(
  machine: Machine,
  options: Options<Machine>,
): Path<Machine>['steps'][] {
  const { input, canHappen = () => true } = options;
  const walks = new Map(
    pathsOf(machine, options).map(({ steps }) => {
      let [state] = initialTransition(machine, input);
      const walk = steps.slice(1).flatMap(({ event }) => {
        if (!canHear(state, event) || !canHappen(state, event)) return [];
        [state] = transition(machine, state, event as EventFromLogic<Machine>);
        return [{ event, state }];
      });
      return [walk.map(({ event }) => `${JSON.stringify(event)},`).join(''), walk];
    }),
  );
  const trails = [...walks.keys()];
  return [...walks]
    .filter(([trail]) => !trails.some((other) => other !== trail && other.startsWith(trail)))
    .map(([, walk]) => walk);
}
