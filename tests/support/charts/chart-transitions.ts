import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type EventObject,
  getStateNodes,
  type StateValue,
  transition,
} from 'xstate';
import { adjacencyMapToArray, getAdjacencyMap } from 'xstate/graph';
import { answerEffectOf } from './answer-effects.ts';

export interface ChartOptions {
  input?: unknown;
  /** One example of each event and outcome; done actors and delays under XState's names. */
  events: readonly AnyEventObject[];
  /** Description of a snapshot in an edge, if its state alone does not distinguish outcomes. */
  describe?: (snapshot: AnyMachineSnapshot) => string;
  /** Snapshots at which exploration stops, if the context could grow without limit. */
  stopWhen?: (snapshot: AnyMachineSnapshot) => boolean;
  /** Identity of snapshots, if the context could grow without limit; only the first of equal ones is explored. */
  identify?: (snapshot: AnyMachineSnapshot) => string;
}

/**
 * Transitions reachable with the example events, as sorted "state --event--> state".
 * Nested states are written a.b. Of parallel regions, only those appear that the event moved, or that handled it if none
 * moved.
 * Throws if an event of the chart has no example, or an example is unknown to the chart.
 */
export function edgesOf(machine: AnyStateMachine, options: ChartOptions): string[] {
  const { describe } = options;
  const edges = stepsOf(machine, options).map(({ state, event, nextState }) => {
    const [from, to] = describe ? [describe(state), describe(nextState)] : moved(state, event, nextState);
    return `${from} --${event.type}--> ${to}`;
  });
  return [...new Set(edges)].toSorted();
}

/**
 * Effects of each actor's answer on a chart, sorted, one a line: "placeOrder ok → order: value" if the context key `order`
 * gets the value of the answer. Output, actions and sent events that contain the answer are named too.
 * An answer without effect is written "→ nothing".
 */
export function answerEffectsOf(machine: AnyStateMachine, options: ChartOptions): string[] {
  const answered = stepsOf(machine, options).filter(({ event }) => isAnswer(event));
  const records = answered.map(({ state, event }) => {
    const [next, actions] = transition(machine, state, event);
    return answerEffectOf(event, state, next, actions);
  });
  return [...new Set(records)].toSorted();
}

/** The event is the answer of an invoked actor. */
export const isAnswer = ({ type }: EventObject) => /^xstate\.(done|error)\.actor\./.test(type);

function stepsOf(machine: AnyStateMachine, { input, events, stopWhen, identify }: ChartOptions) {
  assertSameEvents(machine, events);
  const map = getAdjacencyMap(machine, {
    input,
    limit: 20_000,
    events,
    filterEvents: (snapshot, event) => snapshot.can(event),
    ...(stopWhen ? { stopWhen } : {}),
    ...(identify ? { serializeState: identify } : {}),
  });
  return adjacencyMapToArray(map);
}

/** Events that a chart handles, sorted, without its internal ones for a finished region. */
export function eventsOf(machine: AnyStateMachine): string[] {
  const heard: string[] = machine.events;
  return heard.filter((type) => !type.startsWith('xstate.done.state.')).toSorted();
}

function assertSameEvents(machine: AnyStateMachine, events: readonly EventObject[]) {
  const known = eventsOf(machine);
  const given = events.map(({ type }) => type);
  const missing = known.filter((type) => !given.some((one) => matchesEventDescriptor(one, type)));
  const foreign = given.filter((type) => !known.some((one) => matchesEventDescriptor(type, one)));
  if (missing.length > 0) throw new Error(`${machine.id}: no representative of ${missing.join(', ')}`);
  if (foreign.length > 0) throw new Error(`${machine.id}: knows no ${foreign.join(', ')}`);
}

/** The event type matches a descriptor, which may end with *. */
export const matchesEventDescriptor = (type: string, descriptor: string) =>
  descriptor === type || (descriptor.endsWith('*') && type.startsWith(descriptor.slice(0, -1)));

function moved(from: AnyMachineSnapshot, event: EventObject, to: AnyMachineSnapshot): [string, string] {
  const before = leavesOf(from.value);
  const after = leavesOf(to.value);
  if (before.length === 1 && after.length === 1) return [before.join(), after.join()];
  const gone = before.filter((leaf) => !after.includes(leaf));
  const come = after.filter((leaf) => !before.includes(leaf));
  if (gone.length > 0 || come.length > 0) return [gone.join(' '), come.join(' ')];
  const heard = getStateNodes(from.machine.root, from.value)
    .filter(({ ownEvents }) => ownEvents.some((one: string) => matchesEventDescriptor(event.type, one)))
    .map(({ path }) => path.join('.'));
  const hearing = before
    .filter((leaf) => heard.some((path) => leaf === path || leaf.startsWith(`${path}.`)))
    .join(' ');
  return hearing === '' ? ['*', '*'] : [hearing, hearing];
}

/** Done events of an actor, one for each output, under XState's names. */
export const doneEventsOf = <Actor extends string, Outputs extends readonly unknown[]>(
  actor: Actor,
  ...outputs: Outputs
): { type: `xstate.done.actor.${Actor}`; output: Outputs[number] }[] =>
  outputs.map((output) => ({ type: `xstate.done.actor.${actor}`, output }));

/** Error event of an actor under XState's name. */
export const errorEventOf = <Actor extends string>(actor: Actor) => ({
  type: `xstate.error.actor.${actor}` as const,
  error: 'broken',
});

/** Active leaf states: { a: { b: 'c' }, d: 'e' } → a.b.c, d.e */
export function leavesOf(value: StateValue): string[] {
  if (typeof value === 'string') return [value];
  return Object.entries(value).flatMap(([name, inner]) =>
    inner === undefined ? [] : namesBelow(inner).map((below) => (below === '' ? name : `${name}.${below}`)),
  );
}

/** State of a chart as one string; parallel regions are separated by commas. */
export const leafOf = ({ value }: { value: StateValue }) => leavesOf(value).join();

const namesBelow = (value: StateValue) => {
  const leaves = leavesOf(value);
  return leaves.length === 0 ? [''] : leaves;
};
