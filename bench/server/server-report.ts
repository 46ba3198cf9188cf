import { figure, ratio, formatTable } from '../format-results.ts';
import { CHECKOUTS_IN_PACE, type Round } from './measure-market.ts';

export type MarketFigures = Round & { products: number };

const RATES = [
  ['bare route', 'ok'],
  ['SELECT 1', 'selectOne'],
  ['one product', 'product'],
  ['list of 20', 'list'],
  ['search', 'search'],
  ['cart add', 'cartAdd'],
  ['checkout of 3', 'checkout'],
  ['its statements alone', 'bareCheckout'],
] as const satisfies readonly (readonly [string, keyof Round])[];

const TIMES = [
  ['slowest search, one visitor', 'searchAlone'],
  ['cart add, one visitor', 'cartAddAlone'],
  [`cart add beside ${CHECKOUTS_IN_PACE} checkouts a second`, 'cartAddInPace'],
  ['cart add beside as many checkouts as go', 'cartAddAtFullSpeed'],
] as const satisfies readonly (readonly [string, keyof Round])[];

function sizeReport(market: MarketFigures, first: MarketFigures): string {
  const isFirst = market === first;
  const compared = (value: number, of: number) => (isFirst ? [] : [ratio(value, of)]);
  const ofFirst = isFirst ? [] : [`of ${figure(first.products)} products`];
  const rates = RATES.map(([label, name]) => [
    label,
    figure(market[name]),
    ratio(market[name], market.ok),
    ratio(market[name], market.selectOne),
    ...compared(market[name], first[name]),
  ]);
  const times = TIMES.map(([label, name]) => [
    label,
    `${figure(market[name])} ms`,
    '',
    '',
    ...compared(market[name], first[name]),
  ]);
  const head = [`${figure(market.products)} products`, 'per second', 'of bare', 'of SELECT 1', ...ofFirst];
  const share = `Checkout: ${ratio(market.checkout, market.bareCheckout)} of its statements alone.`;
  return `${formatTable([head, ...rates, ...times])}\n${share}`;
}

/** Report with a table for each market size. */
export function serverReport(markets: readonly MarketFigures[]): string {
  const [first] = markets;
  return first ? markets.map((market) => sizeReport(market, first)).join('\n\n') : '';
}
