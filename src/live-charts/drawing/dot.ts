import {
  innerTransitionsNode,
  type Arrow,
  arrowToDot,
  arrowsOf,
  hasInnerTransitions,
  startArrowsToDot,
} from './arrows.ts';
import {
  dotAttributes,
  stateCssClass,
  dotClusterId,
  dotNodeId,
  smallTextHtml,
  dotStartNodeId,
} from './dot-syntax.ts';
import { escapeLabel, stateLabelLines } from './labels.ts';
import { LIGHT_CHART_COLOURS } from './palette.ts';
import { type ChartState, withDescendants } from './chart-structure.ts';

export type Direction = 'LR' | 'TB';

const FONT = 'Arial';

interface Drawing {
  order: ReadonlyMap<string, number>;
  arrows: readonly Arrow[];
}

const row = (content: string) => `<tr><td align="left">${content}</td></tr>`;

function labelOf(state: ChartState): string {
  const tags = state.tags.map((tag) => ` ${smallTextHtml(`#${tag}`, LIGHT_CHART_COLOURS.sea)}`).join('');
  const name = row(`<b>${escapeLabel(state.name)}</b>${tags}`);
  const lines = stateLabelLines(state).map((line) => row(smallTextHtml(line, LIGHT_CHART_COLOURS.second)));
  return `<<table border="0" cellborder="0" cellspacing="0" cellpadding="1">${[name, ...lines].join('')}</table>>`;
}

const fillAt = (depth: number) => (depth % 2 === 0 ? LIGHT_CHART_COLOURS.ground : LIGHT_CHART_COLOURS.sunken);

const leafDot = (state: ChartState, style: string) =>
  `${dotNodeId(state.path)} ${dotAttributes({
    label: labelOf(state),
    style,
    class: `state_${stateCssClass(state.path)}`,
    ...(state.type === 'final' ? { peripheries: '2' } : {}),
  })}`;

function insideDot(state: ChartState): string[] {
  const dot = {
    shape: 'circle',
    label: '',
    width: '0.13',
    height: '0.13',
    fixedsize: 'true',
    style: 'filled',
    fillcolor: LIGHT_CHART_COLOURS.ink,
  };
  const label = `<${smallTextHtml(`anywhere in ${state.name}`, LIGHT_CHART_COLOURS.second)}>`;
  return [
    ...(state.type === 'compound'
      ? [`${dotStartNodeId(state.path)} ${dotAttributes(dot)}`, ...startArrowsToDot(state)]
      : []),
    ...(hasInnerTransitions(state)
      ? [
          `${innerTransitionsNode(state)} ${dotAttributes({ label, style: 'rounded,dashed', height: '0.25' })}`,
        ]
      : []),
  ];
}

function stateDot(state: ChartState, depth: number, isRegion: boolean, drawing: Drawing): string[] {
  const style = isRegion ? 'rounded,filled,dashed' : 'rounded,filled';
  if (state.children.length === 0) return [leafDot(state, style)];
  return [
    `subgraph "${dotClusterId(state.path)}" {`,
    `graph ${dotAttributes({
      label: labelOf(state),
      style,
      class: `state_${stateCssClass(state.path)}`,
      fillcolor: fillAt(depth),
      peripheries: depth === 0 ? '0' : '1',
    })}`,
    ...insideDot(state),
    ...state.children.flatMap((child) => stateDot(child, depth + 1, state.type === 'parallel', drawing)),
    ...drawing.arrows
      .filter(({ home }) => home === state.path)
      .map((arrow) => arrowToDot(arrow, drawing.order)),
    '}',
  ];
}

/**
 * Chart in Graphviz's DOT format. Compound states are clusters, and all transitions between two states are
 * one arrow.
 */
export function toDot(chart: ChartState, direction: Direction): string {
  const all = withDescendants(chart);
  const states = new Map(all.map((state) => [state.path, state]));
  const order = new Map(all.map(({ path }, index) => [path, index]));
  const arrows = all.flatMap((state) => arrowsOf(state, states));
  const graph = {
    rankdir: direction,
    compound: 'true',
    bgcolor: LIGHT_CHART_COLOURS.ground,
    labeljust: 'l',
    nodesep: '0.3',
    ranksep: '0.4',
    pad: '0.15',
    fontname: FONT,
    fontsize: '13',
    fontcolor: LIGHT_CHART_COLOURS.ink,
    color: LIGHT_CHART_COLOURS.second,
  };
  const text = { fontname: FONT, fontcolor: LIGHT_CHART_COLOURS.ink, color: LIGHT_CHART_COLOURS.second };
  return [
    'digraph {',
    `graph ${dotAttributes(graph)}`,
    `node ${dotAttributes({ ...text, shape: 'box', fontsize: '13', fillcolor: LIGHT_CHART_COLOURS.raised, margin: '0.1,0.06', height: '0.4' })}`,
    `edge ${dotAttributes({ ...text, fontsize: '10', arrowsize: '0.7' })}`,
    ...stateDot(chart, 0, false, { order, arrows }),
    '}',
  ].join('\n');
}
