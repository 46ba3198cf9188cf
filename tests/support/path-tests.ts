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
import { leafOf } from './charts.ts';

/** An event, and the state that it leads to. */
interface Step {
  event: EventObject;
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

export interface WalkOptions<Machine extends AnyStateMachine, Event extends EventObject> {
  input: InputFrom<Machine>;
  /** One representative of each event and outcome; settled actors and elapsed delays as XState names them. */
  events: readonly Event[];
  /** Whether an event that the state hears can come to pass there at all. */
  canHappen?: (state: SnapshotFrom<Machine>, event: Event) => boolean;
  /** What tells snapshots apart besides the step that led to them; of those alike only the first is followed. */
  look?: (state: SnapshotFrom<Machine>) => unknown;
  /** What tells steps apart, in place of where they come from, their event, and where they lead. */
  identify?: (to: SnapshotFrom<Machine>, event?: Event, from?: SnapshotFrom<Machine>) => unknown;
  /** Snapshots from which nothing is tried any more. */
  stopWhen?: (state: SnapshotFrom<Machine>) => boolean;
}

/** With what each path begins. */
export interface Beginning {
  type: 'xstate.init';
}

interface Path<Machine extends AnyStateMachine, Event extends EventObject> {
  steps: { event: Event | Beginning; state: SnapshotFrom<Machine> }[];
}

/** One way to each event of these. */
type DriverOf<Event extends EventObject, Type extends Event['type']> = (
  event: Extract<Event, { type: Type }>,
) => unknown;

/** What makes each of these events happen, as it happens to the machine: pressed, typed, answered. */
export type Drivers<Event extends EventObject> = { [Type in Event['type']]: DriverOf<Event, Type> };

const isBeginning = (event: EventObject): event is Beginning => event.type === 'xstate.init';

/** Makes an event happen; of that with which a path begins there is nothing to be made. */
export function drive<Event extends EventObject>(drivers: Drivers<Event>, event: Event | Beginning): unknown {
  // The compiler does not see that the driver of a type takes the events of that type.
  type Driven = Extract<Event, { type: Event['type'] }>;
  return isBeginning(event) ? undefined : drivers[event.type as Event['type']](event as Driven);
}

/** Drivers by the names of events, each of which takes its own. */
export type DriversByName = Partial<Record<string, (event: never) => unknown>>;

/** The same where the events are not a union that the compiler could follow; of what nobody drives nothing becomes. */
export function happen(drivers: DriversByName, event: AnyEventObject): unknown {
  // A table by name cannot say which event each of its drivers takes.
  return drivers[event.type]?.(event as never);
}

// What XState tells of a machine that is not known yet is any machine's snapshot.
const of = <Machine extends AnyStateMachine>(state: AnyMachineSnapshot) => state as SnapshotFrom<Machine>;

/** Whether a chart that is there makes anything of an event. */
export const canHear = (state: AnyMachineSnapshot, event: EventObject) => state.can(event);

/** The shortest path to each step of a chart, from its start, which is the step "xstate.init". */
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
    filterEvents: (state, event: Event) => canHear(state, event) && canHappen(of<Machine>(state), event),
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

/** The shortest paths to every step of a chart; what another path begins with is walked there. */
export function pathsOf<Machine extends AnyStateMachine, const Event extends EventObject>(
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
 * The shortest ways to every step of a chart, as events with the state that each leads to; a way that another one
 * begins with is left out. Where snapshots that look alike differ, an event may mean nothing: it is left out, too.
 */
export function pathTestsOf<Machine extends AnyStateMachine, const Event extends EventObject>(
  machine: Machine,
  options: WalkOptions<Machine, Event>,
): { event: Event; state: SnapshotFrom<Machine> }[][] {
  const { input, canHappen = () => true } = options;
  const walks = new Map(
    pathsOf(machine, options).map(({ steps }) => {
      let [state] = initialTransition(machine, input);
      const walk = steps.flatMap(({ event }) => {
        if (isBeginning(event) || !canHear(state, event) || !canHappen(state, event)) return [];
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
