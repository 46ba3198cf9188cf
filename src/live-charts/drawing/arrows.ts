import { conditionOf, isInside, isShownInside, wrapped } from './labels.ts';
import { attributes, classOf, cluster, COLOURS, node, small, startNode } from './dot-syntax.ts';
import { INK } from './palette.ts';
import type { ChartState, ChartTransition } from './chart-structure.ts';

export interface Arrow {
  from: ChartState;
  to: ChartState;
  transitions: ChartTransition[];
  /** Path of the innermost state around both ends, which contains the arrow. */
  home: string;
}

export const innerTransitionsNode = ({ path }: ChartState) => node(`${path}:anywhere`);

const isOutgoing = (state: ChartState) => (transition: ChartTransition) => !isShownInside(state, transition);

/** True if a compound state has transitions to its own descendants. They start at an extra node of the state. */
export const hasInnerTransitions = (state: ChartState) =>
  state.children.length > 0 &&
  state.transitions
    .filter(isOutgoing(state))
    .some(({ targets }) => targets.some((path) => isInside(state.path, path)));

function homeOf(one: string, other: string): string {
  const [keys, others] = [one.split('.').slice(0, -1), other.split('.').slice(0, -1)];
  const end = keys.findIndex((key, index) => key !== others[index]);
  return keys.slice(0, end === -1 ? keys.length : end).join('.');
}

/** Arrows of a state: one for all transitions to the same target. */
export function arrowsOf(state: ChartState, states: ReadonlyMap<string, ChartState>): Arrow[] {
  const outgoing = state.transitions.filter(isOutgoing(state));
  const targets = new Set(outgoing.flatMap((transition) => transition.targets));
  return [...targets].flatMap((path) => {
    const to = states.get(path);
    const transitions = outgoing.filter((transition) => transition.targets.includes(path));
    const home = isInside(state.path, path) ? state.path : homeOf(state.path, path);
    return to ? [{ from: state, to, transitions, home }] : [];
  });
}

/** Node inside a state at which an arrow is attached, at the state's upper or lower side. */
function tie(state: ChartState, side: 'upper' | 'lower'): string {
  if (state.children.length === 0) return node(state.path);
  if (side === 'upper' && state.type === 'compound') return startNode(state.path);
  const child = side === 'upper' ? state.children[0] : state.children.at(-1);
  return child ? tie(child, side) : node(state.path);
}

const row = (text: string, color: string) =>
  `<tr><td width="5"></td><td align="left">${small(text, color)}</td></tr>`;

const labelOf = (transitions: ChartTransition[]) =>
  `<<table border="0" cellborder="0" cellspacing="0" cellpadding="1">${transitions
    .flatMap((transition) => [
      row(conditionOf(transition), transition.kind === 'event' ? INK.ink : COLOURS[transition.kind]),
      ...wrapped(transition.actions, 30).map((line, index) =>
        row(`${index === 0 ? '/ ' : '  '}${line}`, INK.second),
      ),
    ])
    .join('')}</table>>`;

const depthOf = (path: string) => (path === '' ? 0 : path.split('.').length);

/**
 * Arrows from the start node of a state. Only that to the initial state is visible; the others only order the
 * layout.
 */
export const startDots = (state: ChartState): string[] =>
  state.children.map((child) => {
    const head = child.children.length > 0 ? { lhead: cluster(child.path) } : {};
    const look = child.path === state.initial ? head : { style: 'invis', weight: '0' };
    return `${startNode(state.path)} -> ${tie(child, 'upper')} ${attributes(look)}`;
  });

/**
 * Arrow in Graphviz's DOT format. States written earlier are above, so an arrow back is laid out in reverse
 * and only drawn in its direction.
 */
export function arrowDot({ from, to, transitions, home }: Arrow, order: ReadonlyMap<string, number>): string {
  const kinds = new Set(transitions.map(({ kind }) => kind));
  const [kind = 'event'] = kinds.size === 1 ? kinds : [];
  const look = {
    label: labelOf(transitions),
    color: COLOURS[kind],
    class: `${depthOf(home) % 2 === 0 ? 'ground' : 'sunken'} from_${classOf(from.path)} to_${classOf(to.path)}`,
  };
  if (from.children.length > 0 && isInside(from.path, to.path)) {
    const head = to.children.length > 0 ? { lhead: cluster(to.path) } : {};
    return `${innerTransitionsNode(from)} -> ${tie(to, 'upper')} ${attributes({ ...look, ...head })}`;
  }
  const isBack = (order.get(to.path) ?? 0) < (order.get(from.path) ?? 0);
  const [upper, lower] = isBack ? [to, from] : [from, to];
  return `${tie(upper, 'lower')} -> ${tie(lower, 'upper')} ${attributes({
    ...look,
    ...(isBack ? { dir: 'back' } : {}),
    ...(upper.children.length > 0 && !isInside(upper.path, lower.path) ? { ltail: cluster(upper.path) } : {}),
    ...(lower.children.length > 0 && !isInside(lower.path, upper.path) ? { lhead: cluster(lower.path) } : {}),
  })}`;
}
