import { formatSignificant, median, formatTable } from '../format-results.ts';
import type { PageVisitMetrics } from './visit-page.ts';

const COLUMNS = [
  ['LCP ms', 'largestPaint'],
  ['FCP ms', 'firstPaint'],
  ['TBT ms', 'blocking'],
  ['alive ms', 'alive'],
  ['CLS', 'shift'],
  ['JS kB', 'scriptBytes'],
  ['HTML kB', 'htmlBytes'],
  ['all kB', 'totalBytes'],
  ['add → frame ms', 'nextFrame'],
  ['add → answer ms', 'feedback'],
] as const satisfies readonly (readonly [string, keyof PageVisitMetrics])[];

const KB = 1_000;

/** Report with the medians of each page's visits. */
export function pageReport(
  pages: readonly (readonly [name: string, visits: readonly PageVisitMetrics[]])[],
): string {
  const rows = pages.map(([name, visits]) => [
    name,
    ...COLUMNS.map(([, column]) => {
      const values = visits.map((visit) => visit[column]).filter((value) => value !== null);
      if (values.length === 0) return '–';
      const value = median(values);
      return formatSignificant(column.endsWith('Bytes') ? value / KB : value);
    }),
  ]);
  return formatTable([['page', ...COLUMNS.map(([label]) => label)], ...rows]);
}
