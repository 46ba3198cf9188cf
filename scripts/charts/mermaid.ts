import {
  type ChartState,
  type ChartTransition,
  withDescendants,
} from '../../src/live-charts/drawing/chart-structure.ts';

const INDENT = '  ';

/** Characters that end a statement of Mermaid or begin an entity. */
const plain = (text: string) => text.replaceAll(/[;#]/g, ' ').replaceAll(':', '∶');

const idOf = (path: string) => `s_${path.replaceAll(/\W/g, '_')}`;
const parentOf = (path: string) => path.slice(0, Math.max(0, path.lastIndexOf('.')));
const labelOf = ({ trigger, guard, actions }: ChartTransition) =>
  [
    trigger,
    ...(guard ? [`[${guard}]`] : []),
    ...(actions.length > 0 ? [`/ ${actions.join(', ')}`] : []),
  ].join(' ');

const isWhole = ({ path }: ChartState) => path === '';

/** Transitions without an arrow: those that stay in their state, and all of the whole chart. */
const withoutArrow = (state: ChartState) =>
  state.transitions.filter(
    ({ targets }) => isWhole(state) || targets.every((target) => target === state.path),
  );

function lineOf(transition: ChartTransition, { path }: ChartState): string {
  const { targets } = transition;
  if (targets.length === 0) return labelOf(transition);
  return targets.includes(path)
    ? `↻ ${labelOf(transition)}`
    : `${labelOf(transition)} → ${targets.join(', ')}`;
}

function linesOf(state: ChartState): string[] {
  const { entry, exit, tags, invokes } = state;
  return [
    ...(tags.length > 0 ? [`tags ${tags.join(', ')}`] : []),
    ...invokes.map(({ src }) => `runs ${src}`),
    ...(entry.length > 0 ? [`entry / ${entry.join(', ')}`] : []),
    ...(exit.length > 0 ? [`exit / ${exit.join(', ')}`] : []),
    ...withoutArrow(state).map((transition) => lineOf(transition, state)),
  ];
}

function arrowsOf(state: ChartState): string[] {
  return state.transitions.flatMap((transition) =>
    transition.targets
      .filter((target) => target !== state.path)
      .map((target) => `${idOf(state.path)} --> ${idOf(target)} : ${plain(labelOf(transition))}`),
  );
}

const noteAt = (id: string, lines: readonly string[]) =>
  lines.length > 0 ? [`note right of ${id}`, ...lines.map((line) => INDENT + plain(line)), 'end note'] : [];

function boxOf(state: ChartState): string[] {
  const id = idOf(state.path);
  const lines = linesOf(state);
  const title = `state "${state.name}" as ${id}`;
  if (state.children.length === 0) return [title, ...lines.map((line) => `${id} : ${plain(line)}`)];
  return [`${title} {`, ...insideOf(state).map((line) => INDENT + line), '}', ...noteAt(id, lines)];
}

function insideOf({ initial, children }: ChartState): string[] {
  return [
    ...children.flatMap(boxOf),
    ...(initial === null ? [] : [`[*] --> ${idOf(initial)}`]),
    ...children.flatMap((child) => [
      ...arrowsOf(child),
      ...(child.type === 'final' ? [`${idOf(child.path)} --> [*]`] : []),
    ]),
  ];
}

/**
 * Whether Mermaid draws a chart as well as our own drawing does. It has no arrow from the whole chart, lays labels over one
 * another where arrows cross the edge of a box, and fails at some parallel regions.
 */
export function isClearInMermaid(chart: ChartState): boolean {
  const staysInBox = ({ path, transitions }: ChartState) =>
    transitions.every(({ targets }) =>
      targets.every((target) => path !== '' && (target === path || parentOf(target) === parentOf(path))),
    );
  return withDescendants(chart).every((state) => state.type !== 'parallel' && staysInBox(state));
}

/** Statements of the whole chart; its own lines stand in a note at its first state. */
function wholeOf(chart: ChartState): string[] {
  if (chart.initial === null) return boxOf(chart);
  const lines = linesOf(chart);
  return [
    ...insideOf(chart),
    ...noteAt(idOf(chart.initial), lines.length > 0 ? ['in every state', ...lines] : []),
  ];
}

/** A chart as the text of a Mermaid state diagram. */
export const mermaidOf = (chart: ChartState): string =>
  ['stateDiagram-v2', ...wholeOf(chart).map((line) => INDENT + line)].join('\n');
