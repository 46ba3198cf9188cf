import { precedingDayRange } from '../../../../contract/values/day-range.ts';
import type { SpreadsheetContent } from '../../../machines/producer/stores/spreadsheet-download.machine.ts';
import type { StoreAnalyticsContent } from '../../../machines/producer/stores/store-analytics.types.ts';
import { funnelRows } from './funnel-losses.ts';
import {
  analyticsExportMessages,
  measureMessages,
  funnelStepMessages,
  storeAnalyticsMessages as words,
} from './store-analytics.messages.ts';

type Row = SpreadsheetContent['rows'][number];

const COUNTED = ['views', 'visitors', 'productViews', 'additions', 'orders', 'units', 'revenue'] as const;

/** Percent with two decimals; input from 0 to 1. */
const percent = (share: number) => Math.round(share * 10_000) / 100;

/** Rows of a table below the previous one; none for measures that the server does not count. */
const below = (title: string, rows: readonly Row[] | undefined): readonly Row[] =>
  rows ? [[], [title], ...rows] : [];

/** Export of a period's figures, one table below the other. Amounts are in currency units, days as 2026-11-22. */
export function storeAnalyticsCsv({ store, analytics, from, to }: StoreAnalyticsContent): SpreadsheetContent {
  const { series, hours, funnel, topProducts, searchesWithoutResult, previous } = analytics;
  const [hasVisitors, hasLooks] = [
    series.some(({ visitors }) => visitors !== undefined),
    topProducts.some(({ views }) => views !== undefined),
  ];
  const { views, visitors, orders, units, revenue } = measureMessages;
  const before = precedingDayRange({ from, to });
  const totals = COUNTED.flatMap((measure): Row[] => {
    const [now, earlier] = [analytics[measure], previous?.[measure]];
    return now === undefined
      ? []
      : [[measureMessages[measure].word, now, ...(previous ? [earlier ?? ''] : [])]];
  });
  return {
    name: `${analyticsExportMessages.name}-${store.slug}-${from}-${to}.csv`,
    rows: [
      [analyticsExportMessages.store, store.name],
      [analyticsExportMessages.from, from],
      [analyticsExportMessages.to, to],
      ...below(words.totals, [
        [
          '',
          analyticsExportMessages.days(from, to),
          ...(previous ? [analyticsExportMessages.days(before.from, before.to)] : []),
        ],
        ...totals,
        [
          analyticsExportMessages.conversion,
          percent(analytics.conversion),
          ...(previous ? [percent(previous.conversion)] : []),
        ],
      ]),
      ...below(words.byDay, [
        [
          words.day,
          views.word,
          ...(hasVisitors ? [visitors.word] : []),
          orders.word,
          units.word,
          revenue.word,
        ],
        ...series.map((day) => [
          day.date,
          day.views,
          ...(hasVisitors ? [day.visitors ?? 0] : []),
          day.orders,
          day.units,
          day.revenue,
        ]),
      ]),
      ...below(
        words.hours,
        hours && [[words.hour, views.word], ...hours.map((count, hour) => [words.hourName(hour), count])],
      ),
      ...below(
        words.funnel,
        funnel && [
          [words.step, visitors.word, words.stopped],
          ...funnelRows(funnel).map((row) => [funnelStepMessages[row.step].word, row.visitors, row.stopped]),
        ],
      ),
      ...below(words.products, [
        [words.product, ...(hasLooks ? [words.looks] : []), units.word, revenue.word],
        ...topProducts.map((product) => [
          product.name,
          ...(hasLooks ? [product.views ?? 0] : []),
          product.units,
          product.revenue,
        ]),
      ]),
      ...below(
        words.searches,
        searchesWithoutResult && [
          [words.searched, words.times],
          ...searchesWithoutResult.map(({ q, count }) => [q, count]),
        ],
      ),
    ],
  };
}
