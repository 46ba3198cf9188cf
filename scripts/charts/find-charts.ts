import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type AnyStateMachine, StateMachine } from 'xstate';
import { root } from '../run-command.ts';
import { CHART_MODELS } from './chart-models.ts';
import { type ChartState, readChartStructure } from '../../src/live-charts/drawing/chart-structure.ts';
import { CHART_DESCRIPTIONS } from './chart-descriptions.ts';

export interface Chart {
  /** Base name of its files. */
  name: string;
  title: string;
  sentence: string;
  /** Source file, relative to the project root. */
  file: string;
  /** Example of the charts that a factory creates. */
  isModel: boolean;
  machine: AnyStateMachine;
  state: ChartState;
}

const HOMES = [
  'src/machines/**/*.machine.ts',
  'src/live-charts/*.machine.ts',
  'contract/lifecycles/*.lifecycle.ts',
  'server/**/*.machine.ts',
];

/** Files that must contain a chart, sorted. */
const chartFilesIn = (folder: string): string[] =>
  globSync(HOMES, { cwd: folder })
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted();

const isMachine = (value: unknown): value is AnyStateMachine => value instanceof StateMachine;

async function machinesIn(folder: string, file: string): Promise<readonly AnyStateMachine[]> {
  const exported: Record<string, unknown> = await import(pathToFileURL(join(folder, file)).href);
  const machines = Object.values(exported).filter(isMachine);
  const models = CHART_MODELS[file] ?? [];
  if (machines.length === (models.length > 0 ? 0 : 1)) return [...machines, ...models];
  throw new Error(
    `${file} gives ${machines.length} charts; it should export one, or a factory and have models in scripts/charts/chart-models.ts`,
  );
}

/** Docstring above the chart, on one line. */
function docstringIn(source: string): string | null {
  const [, text] =
    /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*export const \w+(?:Machine|Lifecycle)\b/.exec(source) ?? [];
  return (
    text
      ?.replaceAll(/\n\s*\*/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim() ?? null
  );
}

function sentenceFor(name: string, file: string, source: string): string {
  const said = [docstringIn(source), CHART_DESCRIPTIONS[name]].filter(
    (text) => text !== null && text !== undefined,
  );
  const [sentence] = said;
  if (!sentence || said.length > 1) {
    throw new Error(
      `${file} has ${said.length} sentences about its chart; one should stand above it or in scripts/charts/chart-descriptions.ts`,
    );
  }
  return sentence;
}

const nameOf = (file: string) =>
  basename(file, '.ts')
    .replace(/\.machine$/, '')
    .replace('.lifecycle', '-lifecycle');
const titleOf = (name: string) => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');

async function chartsIn(folder: string, file: string): Promise<Chart[]> {
  const source = readFileSync(join(folder, file), 'utf8');
  const isModel = file in CHART_MODELS;
  return (await machinesIn(folder, file)).map((machine, index) => {
    const name = isModel ? machine.id : nameOf(file);
    // The docstring of a factory describes its first model; the others have sentences of their own.
    const sentence = sentenceFor(name, file, index === 0 ? source : '');
    return {
      name,
      title: titleOf(name),
      sentence,
      file,
      isModel,
      machine,
      state: readChartStructure(machine.root),
    };
  });
}

/** Charts of the project in a folder, by name. Throws for a file with no chart, several charts, or no description. */
export async function findCharts(folder: string = root): Promise<Chart[]> {
  const charts = await Promise.all(chartFilesIn(folder).map((file) => chartsIn(folder, file)));
  return charts.flat().toSorted((one, other) => (one.name < other.name ? -1 : 1));
}
