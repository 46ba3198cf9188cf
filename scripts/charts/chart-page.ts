import type { Chart } from './find-charts.ts';
import { modelOf } from './matching-model.ts';
import { isClearInMermaid, mermaidOf } from './mermaid.ts';
import { chartDependenciesOf } from './chart-dependencies.ts';
import {
  type ChartState,
  type ChartTransition,
  withDescendants,
} from '../../src/live-charts/drawing/chart-structure.ts';
import { TAG_MEANINGS } from './chart-descriptions.ts';

const cell = (text: string) => text.replaceAll('|', '\\|');
const code = (text: string) => `\`${text}\``;
const codes = (names: readonly string[]) => names.map(code).join(', ');
const table = (head: readonly string[], rows: readonly string[][]) =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.map(cell).join(' | ')} |`).join('\n');

const nameOf = ({ path, name }: ChartState) => (path === '' ? `${code(name)}, the whole chart` : code(path));

function meaningOf(tag: string): string {
  const meaning = TAG_MEANINGS[tag];
  if (!meaning) throw new Error(`The tag "${tag}" has no meaning in scripts/charts/chart-descriptions.ts`);
  return `**${tag}**: ${meaning}`;
}

const KINDS: Readonly<Record<ChartState['type'], string>> = {
  atomic: '',
  compound: 'compound',
  parallel: 'parallel',
  final: 'final',
  history: 'history',
};

function stateRow(state: ChartState): string[] {
  const runs = state.invokes.map(({ id, src }) => (id === src ? code(src) : `${code(src)} as ${code(id)}`));
  const entering = state.entry.length > 0 ? [`entry: ${codes(state.entry)}`] : [];
  const leaving = state.exit.length > 0 ? [`exit: ${codes(state.exit)}`] : [];
  const begins = state.initial === null ? '' : `, initial ${code(state.initial)}`;
  return [
    nameOf(state),
    `${KINDS[state.type]}${begins}`,
    state.tags.map(meaningOf).join('; '),
    runs.join(', '),
    [...entering, ...leaving].join('; '),
  ];
}

function targetOf({ targets, actions, reenters }: ChartTransition, from: ChartState): string {
  if (targets.length === 0) return actions.length === 0 ? 'ignored' : 'stays';
  return `${codes(targets)}${reenters && targets.includes(from.path) ? ', re-entered' : ''}`;
}

const transitionRows = (state: ChartState): string[][] =>
  state.transitions.map((transition) => [
    nameOf(state),
    transition.trigger,
    transition.guard ? code(transition.guard) : '',
    targetOf(transition, state),
    codes(transition.actions),
  ]);

function dependenciesSection(chart: Chart, charts: readonly Chart[]): string[] {
  const { actors, effects, delays, guards } = chartDependenciesOf(chart.machine, charts);
  const list = (title: string, lines: readonly string[]) =>
    lines.length > 0 ? [`**${title}**`, lines.map((line) => `- ${line}`).join('\n')] : [];
  const parts = [
    ...list('Actors', actors),
    ...list('Effects', effects),
    ...list('Delays', delays),
    ...(guards.length > 0 ? ['**Guards**, decided by the chart itself', guards.join(', ')] : []),
  ];
  return ['## Dependencies', ...(parts.length > 0 ? parts : ['Nothing.'])];
}

/** Links to the charts that equal this model, with their own services. */
function instancesOf(chart: Chart, charts: readonly Chart[]): string[] {
  const instances = charts.filter((other) => modelOf(other, charts) === chart);
  const links = instances.map(({ title, file }) => `[${title}](../../${file})`);
  return links.length > 0 ? [`Instances with services of their own: ${links.join(', ')}.`] : [];
}

const pictureOf = ({ name, title, state }: Chart) =>
  isClearInMermaid(state)
    ? `\`\`\`mermaid\n${mermaidOf(state)}\n\`\`\``
    : `![The chart of ${title.toLowerCase()}](${name}.svg)`;

/** Page about one chart, as Markdown. */
export function chartPage(chart: Chart, charts: readonly Chart[]): string {
  const states = withDescendants(chart.state);
  const parts = [
    `# ${chart.title}`,
    chart.sentence,
    ...instancesOf(chart, charts),
    pictureOf(chart),
    `Source: [${chart.file}](../../${chart.file}). [How to read a picture](README.md#how-to-read-a-picture).`,
    '## States',
    table(['state', 'kind', 'for the user', 'actors', 'actions'], states.map(stateRow)),
    '## Transitions',
    table(['from', 'event', 'guard', 'to', 'actions'], states.flatMap(transitionRows)),
    ...dependenciesSection(chart, charts),
  ];
  return `${parts.join('\n\n')}\n`;
}
