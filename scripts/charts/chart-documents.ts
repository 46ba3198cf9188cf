import { existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { drawChart } from '../../src/live-charts/drawing/draw-chart.ts';
import { findCharts } from './find-charts.ts';
import { indexPage } from './index-page.ts';
import { modelOf } from './matching-model.ts';
import { isClearInMermaid } from './mermaid.ts';
import { chartPage } from './chart-page.ts';

/** Documents of the charts folder, content by file name. A chart that equals a model has only a line in the index. */
export async function makeDocuments(): Promise<Map<string, string>> {
  const charts = await findCharts();
  return new Map([
    ['README.md', indexPage(charts)],
    ...charts
      .filter((chart) => modelOf(chart, charts) === null)
      .flatMap((chart): [string, string][] => [
        [`${chart.name}.md`, chartPage(chart, charts)],
        ...(isClearInMermaid(chart.state)
          ? []
          : [[`${chart.name}.svg`, drawChart(chart.state, chart.title)] satisfies [string, string]]),
      ]),
  ]);
}

/** Charts as data for the Stately editor, by file name. */
export async function makeStatelyDocuments(): Promise<Map<string, string>> {
  const charts = await findCharts();
  return new Map(
    charts
      .filter((chart) => modelOf(chart, charts) === null)
      .map(({ name, machine }) => [`${name}.json`, `${JSON.stringify(machine.config, null, 2)}\n`]),
  );
}

const strangersIn = (folder: string, documents: ReadonlyMap<string, string>) =>
  globSync('*.{md,svg,json}', { cwd: folder }).filter((name) => !documents.has(name));

/** Names of files in the folder that are missing, different or obsolete, sorted. */
export function staleDocumentsIn(folder: string, documents: ReadonlyMap<string, string>): string[] {
  const differs = ([name, content]: [string, string]) => {
    const path = join(folder, name);
    return !existsSync(path) || readFileSync(path, 'utf8') !== content;
  };
  const outdated = [...documents].filter(differs).map(([name]) => name);
  return [...outdated, ...strangersIn(folder, documents)].toSorted();
}

/** Writes the changed documents and removes obsolete ones. Returns their names. */
export async function writeDocuments(
  folder: string,
  documents: ReadonlyMap<string, string>,
): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  const stale = staleDocumentsIn(folder, documents);
  for (const name of stale) {
    const content = documents.get(name);
    if (content === undefined) rmSync(join(folder, name));
    else await writeFile(join(folder, name), content);
  }
  return stale;
}
