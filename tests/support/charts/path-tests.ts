import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type EventObject,
  initialTransition,
  type InputFrom,
  type SnapshotFrom,
  type StateValue,
  transition,
} from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { leafOf } from './chart-transitions.ts';

/** Event with the state it leads to. */
interface Step {
  event: EventObject;
  state: { value: StateValue };
}

const inOrder = (names: string[]) => [...new Set(names)].toSorted();

/** Event types of these steps, without duplicates. */
export const eventTypesIn = (steps: readonly Pick<Step, 'event'>[]) =>
  inOrder(steps.map(({ event }) => event.type));

/** States of these steps, without duplicates. */
export const statesIn = (steps: readonly Pick<Step, 'state'>[]) =>
  inOrder(steps.map(({ state }) => leafOf(state)));

/** Test name of a path. */
export const pathTitleOf = (steps: readonly Step[]) =>
  steps.map(({ event, state }) => `${event.type} ⇒ ${leafOf(state)}`).join(', ');

export interface WalkOptions<Machine extends AnyStateMachine, Event extends EventObject> {
  input: InputFrom<Machine>;
  /** One example of each event and outcome; done actors and delays under XState's names. */
  events: readonly Event[];
  /** The event can happen in this state. */
  canHappen?: (state: SnapshotFrom<Machine>, event: Event) => boolean;
  /** Identity of snapshots besides the step that led to them; only the first of equal ones is explored. */
  look?: (state: SnapshotFrom<Machine>) => unknown;
  /** Identity of steps, instead of the default of source, event and target. */
  identify?: (to: SnapshotFrom<Machine>, event?: Event, from?: SnapshotFrom<Machine>) => unknown;
  /** Snapshots at which exploration stops. */
  stopWhen?: (state: SnapshotFrom<Machine>) => boolean;
}

/** First step of each path. */
export interface PathStart {
  type: 'xstate.init';
}

interface Path<Machine extends AnyStateMachine, Event extends EventObject> {
  steps: { event: Event | PathStart; state: SnapshotFrom<Machine> }[];
}

/** Driver of one event type. */
type DriverOf<Event extends EventObject, Type extends Event['type']> = (
  event: Extract<Event, { type: Type }>,
) => unknown;

/** Drivers that cause each event as in reality: by a press, typing, or an answer. */
export type Drivers<Event extends EventObject> = { [Type in Event['type']]: DriverOf<Event, Type> };

const isBeginning = (event: EventObject): event is PathStart => event.type === 'xstate.init';

/** Runs the driver of an event; the beginning of a path has none. */
export function runEventDriver<Event extends EventObject>(
  drivers: Drivers<Event>,
  event: Event | PathStart,
): unknown {
  // Cast: the compiler does not relate an event's type to its driver.
  type Driven = Extract<Event, { type: Event['type'] }>;
  return isBeginning(event) ? undefined : drivers[event.type as Event['type']](event as Driven);
}

/** Drivers by event name, each for its own event type. */
export type DriversByName = Partial<Record<string, (event: never) => unknown>>;

/** Runs a driver by name, for events without a common union type; an event without a driver does nothing. */
export function runDriver(drivers: DriversByName, event: AnyEventObject): unknown {
  // Cast: a table by name cannot express the event type of each driver.
  return drivers[event.type]?.(event as never);
}

// Cast: XState types the snapshot of an unknown machine as any snapshot.
const of = <Machine extends AnyStateMachine>(state: AnyMachineSnapshot) => state as SnapshotFrom<Machine>;

/** The chart handles the event in this state. */
export const canHandle = (state: AnyMachineSnapshot, event: EventObject) => state.can(event);

/** Shortest path to each step of a chart; it starts with the step "xstate.init". */
export function everyPathOf<Machine extends AnyStateMachine, const Event extends EventObject>(
  machine: Machine,
  {
    input,
    events,
    canHappen = () => true,
    look = () => null,
    identify,
    stopWhen = () => false,
  }: WalkOptions<Machine, Event>,
): Path<Machine, Event>[] {
  const paths = getShortestPaths<AnyStateMachine>(machine, {
    input,
    limit: 20_000,
    events,
    filterEvents: (state, event: Event) => canHandle(state, event) && canHappen(of<Machine>(state), event),
    stopWhen: (state) => stopWhen(of<Machine>(state)),
    serializeState: (to, event, from) =>
      JSON.stringify(
        identify
          ? identify(of<Machine>(to), event, from && of<Machine>(from))
          : [from?.value, event, to.value, look(of<Machine>(to))],
      ),
  });
  return paths.map(({ steps }) => ({
    steps: steps.map(({ event, state }) => ({ event, state: of<Machine>(state) })),
  }));
}

/** Shortest paths to every step of a chart, without those that are the beginning of another. */
export function testPathsOf<Machine extends AnyStateMachine, const Event extends EventObject>(
  machine: Machine,
  options: WalkOptions<Machine, Event>,
): Path<Machine, Event>[] {
  const numberOf = ({ event }: Path<Machine, Event>['steps'][number]) =>
    isBeginning(event) ? '' : options.events.indexOf(event);
  const trails = everyPathOf(machine, options).map((path) => ({ path, trail: path.steps.map(numberOf) }));
  const begun = new Set(
    trails.flatMap(({ trail }) => trail.slice(1).map((_, last) => trail.slice(0, last + 1).join())),
  );
  return trails.filter(({ trail }) => !begun.has(trail.join())).map(({ path }) => path);
}

/**
 * Shortest paths to every step of a chart, as events with the state of each, without those that are the beginning of
 * another.
 * Events without effect are left out, which occur where equal-looking snapshots differ.
 */
export function pathTestsOf<Machine extends AnyStateMachine, const Event extends EventObject>(
  machine: Machine,
  options: WalkOptions<Machine, Event>,
): { event: Event; state: SnapshotFrom<Machine> }[][] {
  const { input, canHappen = () => true } = options;
  const walks = new Map(
    testPathsOf(machine, options).map(({ steps }) => {
      let [state] = initialTransition(machine, input);
      const walk = steps.flatMap(({ event }) => {
        if (isBeginning(event) || !canHandle(state, event) || !canHappen(state, event)) return [];
        state = of<Machine>(transition<AnyStateMachine>(machine, state, event)[0]);
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
