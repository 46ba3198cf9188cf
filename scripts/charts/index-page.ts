import type { AnyStateMachine } from 'xstate';
import { type ChartState, withDescendants } from '../../src/live-charts/drawing/chart-structure.ts';
import type { Chart } from './find-charts.ts';
import { modelOf } from './matching-model.ts';
import { isClearInMermaid } from './mermaid.ts';

const MERMAID_LEGEND =
  'Most charts are drawn by Mermaid. A box is a state, with its tags, the actors that run while it lasts, its entry and exit actions and the transitions that stay in it; ↻ leaves and comes back. An arrow has the event, `[the condition]` and `/ the actions`. A note has what holds in every state of its chart or box.';
const LEGEND = `Charts with nested or parallel states, or with transitions of the whole chart, are pictures of their own. A box is a state, a box with boxes in it a compound state; dashed boxes are parallel regions. A black dot points to the initial state, a double border is a final state. \`#loading\` is a tag that the screen reads; *runs* names the actors of the state. An arrow has the event, \`[the guard]\` and \`/ the actions\`; a line inside a box is a transition that stays in it, with ↻ one that re-enters it. Blue is a delay, red is an error. *Anywhere in* stands for each state of its box.`;

/** Numbers of states and transitions of a chart. */
function size(chart: ChartState): string {
  const states = withDescendants(chart);
  const transitions = states.flatMap((state) => state.transitions);
  return `${states.length - 1} states, ${transitions.length} transitions`;
}

/** Charts invoked or spawned by a chart, recursively. */
function startedBy(machine: AnyStateMachine, charts: readonly Chart[]): Chart[] {
  const logics = new Set<unknown>(Object.values(machine.implementations.actors));
  const started = charts.filter((chart) => logics.has(chart.machine));
  return [...started, ...started.flatMap((chart) => startedBy(chart.machine, charts))];
}

function grouped(charts: readonly Chart[]): Map<string, Chart[]> {
  const app = charts.filter(({ name }) => name === 'app');
  const lasting = new Set([...app, ...app.flatMap(({ machine }) => startedBy(machine, charts))]);
  return Map.groupBy(charts, (chart) => {
    if (chart.file.startsWith('contract/')) return 'Lifecycles, shared by server and screens';
    if (chart.file.startsWith('src/live-charts/')) return 'For developers';
    if (chart.isModel) return 'Generic charts';
    return lasting.has(chart) ? 'Actors that live as long as the page' : 'Screens and their parts';
  });
}

const pictureRow = ({ name, title, sentence, state }: Chart) =>
  isClearInMermaid(state)
    ? `| ${size(state)} | **[${title}](${name}.md)**<br>${sentence} |`
    : `| [<img src="${name}.svg" width="220" alt="">](${name}.md) | **[${title}](${name}.md)**<br>${sentence} |`;

const lineRow = ({ title, sentence, file }: Chart, model: Chart) =>
  `| see [${model.name}](${model.name}.md) | **[${title}](../../${file})**<br>${sentence} |`;

function rowOf(chart: Chart, charts: readonly Chart[]): string {
  const model = modelOf(chart, charts);
  return model ? lineRow(chart, model) : pictureRow(chart);
}

/** Index page of all charts, as Markdown. */
export function indexPage(charts: readonly Chart[]): string {
  const sections = [...grouped(charts)]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([title, members]) => [
      `## ${title}`,
      ['| | |', '| --- | --- |', ...members.map((member) => rowOf(member, charts))].join('\n'),
    ]);
  const parts = [
    '# Statecharts',
    'Every workflow of the market is a statechart. These pages are drawn from the charts themselves by `npm run charts`; `npm run check` fails while one is stale. The command also writes each chart as data for the Stately editor to `.cache/statecharts`.',
    ...sections,
    '## How to read a picture',
    MERMAID_LEGEND,
    LEGEND,
  ];
  return `${parts.join('\n\n')}\n`;
}
