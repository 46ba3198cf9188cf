import { formatSignificant, formatRatio, formatTable } from '../format-results.ts';
import { BUSY_CHECKOUTS_PER_SECOND, type RoundMetrics } from './measure-market.ts';

export type MarketMetrics = RoundMetrics & { products: number };

const RATES = [
  ['bare route', 'ok'],
  ['SELECT 1', 'selectOne'],
  ['one product', 'product'],
  ['list of 20', 'list'],
  ['search', 'search'],
  ['cart add', 'cartAdd'],
  ['checkout of 3', 'checkout'],
  ['its statements alone', 'bareCheckout'],
] as const satisfies readonly (readonly [string, keyof RoundMetrics])[];

const TIMES = [
  ['slowest search, one visitor', 'searchAlone'],
  ['cart add, one visitor', 'cartAddAlone'],
  [`cart add beside ${BUSY_CHECKOUTS_PER_SECOND} checkouts a second`, 'cartAddInPace'],
  ['cart add beside as many checkouts as go', 'cartAddAtFullSpeed'],
] as const satisfies readonly (readonly [string, keyof RoundMetrics])[];

function sizeReport(market: MarketMetrics, first: MarketMetrics): string {
  const isFirst = market === first;
  const compared = (value: number, of: number) => (isFirst ? [] : [formatRatio(value, of)]);
  const ofFirst = isFirst ? [] : [`of ${formatSignificant(first.products)} products`];
  const rates = RATES.map(([label, name]) => [
    label,
    formatSignificant(market[name]),
    formatRatio(market[name], market.ok),
    formatRatio(market[name], market.selectOne),
    ...compared(market[name], first[name]),
  ]);
  const times = TIMES.map(([label, name]) => [
    label,
    `${formatSignificant(market[name])} ms`,
    '',
    '',
    ...compared(market[name], first[name]),
  ]);
  const head = [
    `${formatSignificant(market.products)} products`,
    'per second',
    'of bare',
    'of SELECT 1',
    ...ofFirst,
  ];
  const share = `Checkout: ${formatRatio(market.checkout, market.bareCheckout)} of its statements alone.`;
  return `${formatTable([head, ...rates, ...times])}\n${share}`;
}

/** Report with a table for each market size. */
export function serverReport(markets: readonly MarketMetrics[]): string {
  const [first] = markets;
  return first ? markets.map((market) => sizeReport(market, first)).join('\n\n') : '';
}
