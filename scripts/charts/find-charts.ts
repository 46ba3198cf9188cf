import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type AnyStateMachine, StateMachine } from 'xstate';
import { root } from '../run-command.ts';
import { REPRESENTATIVES } from './representatives.ts';
import { type ChartState, walk } from '../../src/flows/drawing/walk.ts';
import { SENTENCES } from './words.ts';

export interface Chart {
  /** The name of its files. */
  name: string;
  title: string;
  sentence: string;
  /** Where it is written, from the project's root. */
  file: string;
  /** Whether it stands for all charts of its factory. */
  isModel: boolean;
  machine: AnyStateMachine;
  state: ChartState;
}

const HOMES = [
  'src/machines/**/*.machine.ts',
  'src/flows/*.machine.ts',
  'contract/lifecycles/*.lifecycle.ts',
];

/** Every file that is to hold a chart, sorted. */
const chartFilesIn = (folder: string): string[] =>
  globSync(HOMES, { cwd: folder })
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted();

const isMachine = (value: unknown): value is AnyStateMachine => value instanceof StateMachine;

async function machineIn(folder: string, file: string): Promise<AnyStateMachine> {
  const exported: Record<string, unknown> = await import(pathToFileURL(join(folder, file)).href);
  const machines = [...Object.values(exported), REPRESENTATIVES[file]].filter(isMachine);
  const [machine] = machines;
  if (!machine || machines.length > 1) {
    throw new Error(
      `${file} gives ${machines.length} charts; it should give one, exported or in scripts/charts/representatives.ts`,
    );
  }
  return machine;
}

/** What the docstring above the chart says, on one line. */
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
  const said = [docstringIn(source), SENTENCES[name]].filter((text) => text !== null && text !== undefined);
  const [sentence] = said;
  if (!sentence || said.length > 1) {
    throw new Error(
      `${file} has ${said.length} sentences about its chart; one should stand above it or in scripts/charts/words.ts`,
    );
  }
  return sentence;
}

const nameOf = (file: string) =>
  basename(file, '.ts')
    .replace(/\.machine$/, '')
    .replace('.lifecycle', '-lifecycle');
const titleOf = (name: string) => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');

async function chartIn(folder: string, file: string): Promise<Chart> {
  const name = nameOf(file);
  const machine = await machineIn(folder, file);
  const sentence = sentenceFor(name, file, readFileSync(join(folder, file), 'utf8'));
  const isModel = file in REPRESENTATIVES;
  return { name, title: titleOf(name), sentence, file, isModel, machine, state: walk(machine.root) };
}

/** Every chart of the project in the given folder, by name. Throws for a file that gives none, or one without words. */
export async function findCharts(folder: string = root): Promise<Chart[]> {
  const charts = await Promise.all(chartFilesIn(folder).map((file) => chartIn(folder, file)));
  return charts.toSorted((one, other) => (one.name < other.name ? -1 : 1));
}
