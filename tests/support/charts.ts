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
import { recordOf } from './answer-records.ts';

export interface ChartOptions {
  input?: unknown;
  /** One representative of each event and outcome; settled actors and elapsed delays as XState names them. */
  events: readonly AnyEventObject[];
  /** How a snapshot reads in an edge, where its state alone does not tell outcomes apart. */
  describe?: (snapshot: AnyMachineSnapshot) => string;
  /** Snapshots from which nothing is tried any more, where a context could grow for ever. */
  stopWhen?: (snapshot: AnyMachineSnapshot) => boolean;
  /** What tells snapshots apart, where the context could grow for ever; of those alike only the first is followed. */
  identify?: (snapshot: AnyMachineSnapshot) => string;
}

/**
 * Every transition that the representatives reach from the start, as sorted "state --event--> state".
 * Nested states read a.b. Of parallel regions only those appear that the event moved, or that heard it when none moved.
 * Throws when the chart knows an event without a representative, or a representative is unknown to the chart.
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
 * What a chart records of each answer of its actors, wherever the representatives are answered, as sorted
 * "actor outcome → what holds it": keys of the context, the output, actions and events that take it outside.
 * An answer that is forgotten reads "→ nothing".
 */
export function recordsOf(machine: AnyStateMachine, options: ChartOptions): string[] {
  const answered = stepsOf(machine, options).filter(({ event }) => isAnswer(event));
  const records = answered.map(({ state, event }) => {
    const [next, actions] = transition(machine, state, event);
    return recordOf(event, state, next, actions);
  });
  return [...new Set(records)].toSorted();
}

/** Whether an event is the answer of an actor that the chart has invoked. */
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

/** The events that a chart hears, sorted; not those that it sends itself when a region ends. */
export function eventsOf(machine: AnyStateMachine): string[] {
  const heard: string[] = machine.events;
  return heard.filter((type) => !type.startsWith('xstate.done.state.')).toSorted();
}

function assertSameEvents(machine: AnyStateMachine, events: readonly EventObject[]) {
  const known = eventsOf(machine);
  const given = events.map(({ type }) => type);
  const missing = known.filter((type) => !given.some((one) => isNamedBy(one, type)));
  const foreign = given.filter((type) => !known.some((one) => isNamedBy(type, one)));
  if (missing.length > 0) throw new Error(`${machine.id}: no representative of ${missing.join(', ')}`);
  if (foreign.length > 0) throw new Error(`${machine.id}: knows no ${foreign.join(', ')}`);
}

/** Whether a chart that names events so, perhaps with a * at the end, means this one. */
export const isNamedBy = (type: string, descriptor: string) =>
  descriptor === type || (descriptor.endsWith('*') && type.startsWith(descriptor.slice(0, -1)));

function moved(from: AnyMachineSnapshot, event: EventObject, to: AnyMachineSnapshot): [string, string] {
  const before = leavesOf(from.value);
  const after = leavesOf(to.value);
  if (before.length === 1 && after.length === 1) return [before.join(), after.join()];
  const gone = before.filter((leaf) => !after.includes(leaf));
  const come = after.filter((leaf) => !before.includes(leaf));
  if (gone.length > 0 || come.length > 0) return [gone.join(' '), come.join(' ')];
  const heard = getStateNodes(from.machine.root, from.value)
    .filter(({ ownEvents }) => ownEvents.some((one: string) => isNamedBy(event.type, one)))
    .map(({ path }) => path.join('.'));
  const hearing = before
    .filter((leaf) => heard.some((path) => leaf === path || leaf.startsWith(`${path}.`)))
    .join(' ');
  return hearing === '' ? ['*', '*'] : [hearing, hearing];
}

/** An actor of a chart answers, once with each of these: events as XState names them. */
export const answersOf = <Actor extends string, Outputs extends readonly unknown[]>(
  actor: Actor,
  ...outputs: Outputs
): { type: `xstate.done.actor.${Actor}`; output: Outputs[number] }[] =>
  outputs.map((output) => ({ type: `xstate.done.actor.${actor}`, output }));

/** An actor of a chart breaks: the event as XState names it. */
export const breakdownOf = <Actor extends string>(actor: Actor) => ({
  type: `xstate.error.actor.${actor}` as const,
  error: 'broken',
});

/** The active states without substates: { a: { b: 'c' }, d: 'e' } → a.b.c, d.e */
export function leavesOf(value: StateValue): string[] {
  if (typeof value === 'string') return [value];
  return Object.entries(value).flatMap(([name, inner]) =>
    inner === undefined ? [] : namesBelow(inner).map((below) => (below === '' ? name : `${name}.${below}`)),
  );
}

/** Where a chart is, in one word; parallel regions side by side, with commas between them. */
export const leafOf = ({ value }: { value: StateValue }) => leavesOf(value).join();

const namesBelow = (value: StateValue) => {
  const leaves = leavesOf(value);
  return leaves.length === 0 ? [''] : leaves;
};
