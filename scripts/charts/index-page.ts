import type { AnyStateMachine } from 'xstate';
import type { Chart } from './find-charts.ts';
import { modelOf } from './likeness.ts';

const LEGEND = `A box is a state; a box with boxes in it is in exactly one of them, a dashed one lies beside others and all of them go on at once. A black dot points to where it begins, a double border is the end. \`#loading\` is a tag that the screen reads, *runs* names what is asked or listened to while the state lasts. An arrow says what happened, \`[on which condition]\` and \`/ what is done\`; a line inside a box happens without leaving it, with ↻ it leaves and comes back. Blue is time that went by, red is something that broke. *Anywhere in* stands for each state of its box.`;

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
    if (chart.file.startsWith('contract/')) return 'Lifecycles, on which server and screens agree';
    if (chart.file.startsWith('src/flows/')) return 'For developers';
    if (chart.isModel) return 'Models of many screens';
    return lasting.has(chart) ? 'As long as the page lives' : 'Screens and what lies in them';
  });
}

const pictureRow = ({ name, title, sentence }: Chart) =>
  `| [<img src="${name}.svg" width="220" alt="">](${name}.md) | **[${title}](${name}.md)**<br>${sentence} |`;

const lineRow = ({ title, sentence, file }: Chart, model: Chart) =>
  `| the chart [${model.name}](${model.name}.md) | **[${title}](../../${file})**<br>${sentence} |`;

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
    '# Flows in sight',
    'Every workflow of the market is a statechart. These pages are drawn from the charts themselves by `npm run charts`; `npm run check` fails while one is stale.',
    ...sections,
    '## How to read a picture',
    LEGEND,
  ];
  return `${parts.join('\n\n')}\n`;
}
