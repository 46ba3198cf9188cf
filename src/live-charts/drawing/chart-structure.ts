import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { formatDuration } from './format-duration.ts';

export type TriggerKind = 'event' | 'delay' | 'failure';

export interface ChartTransition {
  kind: TriggerKind;
  trigger: string;
  guard: string | null;
  /** Paths of the target states; empty for a transition without a target. */
  targets: string[];
  actions: string[];
  reenters: boolean;
}

export interface ChartState {
  /** Keys from the root, joined by dots; '' for the root. */
  path: string;
  name: string;
  type: 'atomic' | 'compound' | 'parallel' | 'final' | 'history';
  tags: string[];
  entry: string[];
  exit: string[];
  invokes: { id: string; src: string }[];
  initial: string | null;
  transitions: ChartTransition[];
  children: ChartState[];
}

type Named = string | { type: string } | ((...args: never[]) => unknown);

/** Name of an action or guard. Throws for an inline one: it could not be drawn or exported. */
function nameOf(part: Named, node: AnyStateNode): string {
  const name = typeof part === 'string' ? part : 'type' in part ? part.type : null;
  if (typeof name !== 'string' || name.startsWith('xstate.'))
    throw new Error(`${node.id} holds something inline; name it in setup()`);
  return name;
}

const pathOf = (node: AnyStateNode) => node.path.join('.');

const OUTCOMES: Readonly<Record<string, string>> = {
  'done.actor': 'answered',
  'error.actor': 'broke',
  snapshot: 'moved',
};

/** Display name of an event type: `xstate.done.actor.fetchCart` becomes "fetchCart answered". */
export function triggerName(type: string): string {
  const [, outcome = '', id] = /^xstate\.(done\.actor|error\.actor|snapshot)\.(.+)$/.exec(type) ?? [];
  if (id) return `${id} ${OUTCOMES[outcome]}`;
  if (type.startsWith('xstate.done.state.')) return 'finished';
  const [, delay] = /^xstate\.after\.([^.]+)\./.exec(type) ?? [];
  return delay ? `after ${delay}` : type || 'at once';
}

function triggerOf(
  type: string,
  delay: number | string | undefined,
  machine: AnyStateMachine,
): Pick<ChartTransition, 'kind' | 'trigger'> {
  if (delay !== undefined) {
    const value: unknown = typeof delay === 'string' ? machine.implementations.delays[delay] : delay;
    const length = typeof value === 'number' ? ` (${formatDuration(value)})` : '';
    return { kind: 'delay', trigger: `after ${delay}${length}` };
  }
  return {
    kind: type.startsWith('xstate.error.actor.') ? 'failure' : 'event',
    trigger: triggerName(type),
  };
}

function transitionsOf(node: AnyStateNode): ChartTransition[] {
  const all = [...[...node.transitions.values()].flat(), ...(node.always ?? [])];
  return all.map((transition) => ({
    ...triggerOf(transition.eventType, 'delay' in transition ? delayIn(transition) : undefined, node.machine),
    guard: transition.guard ? nameOf(transition.guard as Named, node) : null,
    targets: (transition.target ?? []).map(pathOf),
    actions: transition.actions.map((action) => nameOf(action as Named, node)),
    reenters: transition.reenter,
  }));
}

const delayIn = ({ delay }: { delay?: unknown }) =>
  typeof delay === 'number' || typeof delay === 'string' ? delay : undefined;

/** Actions from the config, because XState adds the timers of a state to the parsed ones. */
const writtenActions = (node: AnyStateNode, when: 'entry' | 'exit') =>
  [node.config[when] ?? []].flat().map((action) => nameOf(action as Named, node));

/** Structure of a chart in source order, read from the machine itself. */
export function readChartStructure(node: AnyStateNode): ChartState {
  const children = Object.values(node.states as Record<string, AnyStateNode>);
  const [initial] = node.type === 'compound' ? (node.initial.target ?? []) : [];
  return {
    path: pathOf(node),
    name: node.key,
    type: node.type,
    tags: node.tags,
    entry: writtenActions(node, 'entry'),
    exit: writtenActions(node, 'exit'),
    invokes: node.invoke.map(({ id, src }) => ({ id, src: nameOf(src as Named, node) })),
    initial: initial ? pathOf(initial) : null,
    transitions: transitionsOf(node),
    children: children.map(readChartStructure),
  };
}

/** State with all its descendants, outermost first. */
export const withDescendants = (state: ChartState): ChartState[] => [
  state,
  ...state.children.flatMap(withDescendants),
];
