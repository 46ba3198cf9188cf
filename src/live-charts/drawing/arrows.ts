import { triggerWithGuard, isDescendantPath, isShownInside, wrapList } from './labels.ts';
import {
  dotAttributes,
  stateCssClass,
  dotClusterId,
  TRIGGER_COLOURS,
  dotNodeId,
  smallTextHtml,
  dotStartNodeId,
} from './dot-syntax.ts';
import { LIGHT_CHART_COLOURS } from './palette.ts';
import type { ChartState, ChartTransition } from './chart-structure.ts';

export interface Arrow {
  from: ChartState;
  to: ChartState;
  transitions: ChartTransition[];
  /** Path of the innermost state around both ends, which contains the arrow. */
  home: string;
}

export const innerTransitionsNode = ({ path }: ChartState) => dotNodeId(`${path}:anywhere`);

const isOutgoing = (state: ChartState) => (transition: ChartTransition) => !isShownInside(state, transition);

/** True if a compound state has transitions to its own descendants. They start at an extra node of the state. */
export const hasInnerTransitions = (state: ChartState) =>
  state.children.length > 0 &&
  state.transitions
    .filter(isOutgoing(state))
    .some(({ targets }) => targets.some((path) => isDescendantPath(state.path, path)));

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
    const home = isDescendantPath(state.path, path) ? state.path : homeOf(state.path, path);
    return to ? [{ from: state, to, transitions, home }] : [];
  });
}

/** Node inside a state at which an arrow is attached, at the state's upper or lower side. */
function tie(state: ChartState, side: 'upper' | 'lower'): string {
  if (state.children.length === 0) return dotNodeId(state.path);
  if (side === 'upper' && state.type === 'compound') return dotStartNodeId(state.path);
  const child = side === 'upper' ? state.children[0] : state.children.at(-1);
  return child ? tie(child, side) : dotNodeId(state.path);
}

const row = (text: string, color: string) =>
  `<tr><td width="5"></td><td align="left">${smallTextHtml(text, color)}</td></tr>`;

const labelOf = (transitions: ChartTransition[]) =>
  `<<table border="0" cellborder="0" cellspacing="0" cellpadding="1">${transitions
    .flatMap((transition) => [
      row(
        triggerWithGuard(transition),
        transition.kind === 'event' ? LIGHT_CHART_COLOURS.ink : TRIGGER_COLOURS[transition.kind],
      ),
      ...wrapList(transition.actions, 30).map((line, index) =>
        row(`${index === 0 ? '/ ' : '  '}${line}`, LIGHT_CHART_COLOURS.second),
      ),
    ])
    .join('')}</table>>`;

const depthOf = (path: string) => (path === '' ? 0 : path.split('.').length);

/**
 * Arrows from the start node of a state. Only that to the initial state is visible; the others only order the
 * layout.
 */
export const startArrowsToDot = (state: ChartState): string[] =>
  state.children.map((child) => {
    const head = child.children.length > 0 ? { lhead: dotClusterId(child.path) } : {};
    const look = child.path === state.initial ? head : { style: 'invis', weight: '0' };
    return `${dotStartNodeId(state.path)} -> ${tie(child, 'upper')} ${dotAttributes(look)}`;
  });

/**
 * Arrow in Graphviz's DOT format. States written earlier are above, so an arrow back is laid out in reverse
 * and only drawn in its direction.
 */
export function arrowToDot(
  { from, to, transitions, home }: Arrow,
  order: ReadonlyMap<string, number>,
): string {
  const kinds = new Set(transitions.map(({ kind }) => kind));
  const [kind = 'event'] = kinds.size === 1 ? kinds : [];
  const look = {
    label: labelOf(transitions),
    color: TRIGGER_COLOURS[kind],
    class: `${depthOf(home) % 2 === 0 ? 'ground' : 'sunken'} from_${stateCssClass(from.path)} to_${stateCssClass(to.path)}`,
  };
  if (from.children.length > 0 && isDescendantPath(from.path, to.path)) {
    const head = to.children.length > 0 ? { lhead: dotClusterId(to.path) } : {};
    return `${innerTransitionsNode(from)} -> ${tie(to, 'upper')} ${dotAttributes({ ...look, ...head })}`;
  }
  const isBack = (order.get(to.path) ?? 0) < (order.get(from.path) ?? 0);
  const [upper, lower] = isBack ? [to, from] : [from, to];
  return `${tie(upper, 'lower')} -> ${tie(lower, 'upper')} ${dotAttributes({
    ...look,
    ...(isBack ? { dir: 'back' } : {}),
    ...(upper.children.length > 0 && !isDescendantPath(upper.path, lower.path)
      ? { ltail: dotClusterId(upper.path) }
      : {}),
    ...(lower.children.length > 0 && !isDescendantPath(lower.path, upper.path)
      ? { lhead: dotClusterId(lower.path) }
      : {}),
  })}`;
}
