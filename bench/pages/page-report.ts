import { figure, median, table } from '../figures.ts';
import type { PageFigures } from './visit-page.ts';

const COLUMNS = [
  ['LCP ms', 'largestPaint'],
  ['FCP ms', 'firstPaint'],
  ['TBT ms', 'blocking'],
  ['CLS', 'shift'],
  ['JS kB', 'scriptBytes'],
  ['HTML kB', 'htmlBytes'],
  ['all kB', 'totalBytes'],
] as const satisfies readonly (readonly [string, keyof PageFigures])[];

const KB = 1_000;

/** The medians of every page's visits. */
export function pageReport(
  pages: readonly (readonly [name: string, visits: readonly PageFigures[]])[],
): string {
  const rows = pages.map(([name, visits]) => [
    name,
    ...COLUMNS.map(([, column]) => {
      const value = median(visits.map((visit) => visit[column]));
      return figure(column.endsWith('Bytes') ? value / KB : value);
    }),
  ]);
  return table([['page', ...COLUMNS.map(([label]) => label)], ...rows]);
}
