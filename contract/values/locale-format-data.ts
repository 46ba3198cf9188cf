import type { MarketLocale } from './format.ts';
import { type OffsetChanges, offsetChanges } from './time-zone-offsets.ts';

/** How numbers and money are written. */
export interface NumberFormat {
  decimal: string;
  group: string;
  /** What stands before and after an amount of money, and how many decimals it has. */
  money: [before: string, after: string, decimals: number];
}

/** How the default market writes; as Intl does, which a test asks. */
export const DEFAULT_NUMBER_FORMAT: NumberFormat = { decimal: ',', group: '.', money: ['', '\u00A0€', 2] };

/**
 * How a market writes numbers and what its clocks show, as plain data. Intl knows it all, but to be asked for the first time
 * takes it as long as a phone draws a page.
 */
export interface LocaleFormatData {
  writing: NumberFormat;
  clocks: OffsetChanges;
}

const DAY = 24 * 60 * 60_000;
/** How long before and after now the clocks are known: the time of the stores of a first screen. */
const [PAST, FUTURE] = [21 * DAY, 90 * DAY];
const SAMPLES = [0, 1, 9.5, 999, 1_000, 1_234.5, 98_765.25, 1_234_567];

/** What Intl says of a market's numbers: the measure of all that is written here. */
export const intlOf = ({ locale, currency }: Pick<MarketLocale, 'locale' | 'currency'>) => ({
  money: () => new Intl.NumberFormat(locale, { style: 'currency', currency, useGrouping: 'always' }),
  number: () => new Intl.NumberFormat(locale, { useGrouping: 'always' }),
});

/**
 * The notation of a market around an instant, in ms UTC. Null where numbers are written in a way that it cannot express, as in
 * groups of two or in digits of their own.
 */
export function localeFormatDataOf(market: MarketLocale, now: number): LocaleFormatData | null {
  const [money, number] = [intlOf(market).money(), intlOf(market).number()];
  const parts = money.formatToParts(1_234_567.5);
  const valueOf = (type: Intl.NumberFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? '';
  const textOf = (from: number, to?: number) =>
    parts
      .slice(from, to)
      .map(({ value }) => value)
      .join('');
  const isNumber = ({ type }: Intl.NumberFormatPart) =>
    ['integer', 'group', 'decimal', 'fraction'].includes(type);
  const today = Math.floor(now / DAY) * DAY;
  const notation: LocaleFormatData = {
    writing: {
      decimal: valueOf('decimal'),
      group: valueOf('group'),
      money: [
        textOf(0, parts.findIndex(isNumber)),
        textOf(parts.findLastIndex(isNumber) + 1),
        money.resolvedOptions().maximumFractionDigits ?? 0,
      ],
    },
    clocks: offsetChanges(today - PAST, today + FUTURE, market.timeZone),
  };
  const says = (value: number) =>
    [money.format(value), null].includes(formatMoney(notation.writing, value)) &&
    [number.format(value), null].includes(formatNumber(notation.writing, value));
  return SAMPLES.every(says) ? notation : null;
}

/** 1234.5 as a market writes it: "1.234,50 €"; null for what has more decimals than money, is less than nothing or too much. */
export function formatMoney(writing: NumberFormat, units: number): string | null {
  const [before, after, decimals] = writing.money;
  const written = digitsOf(writing, units, decimals);
  return written === null ? null : before + written + after;
}

/** 1234 as a market writes it: "1.234"; null for all but whole numbers from 0 on. */
export const formatNumber = (writing: NumberFormat, value: number): string | null =>
  digitsOf(writing, value, 0);

function digitsOf({ group, decimal }: NumberFormat, value: number, decimals: number): string | null {
  const text = value.toFixed(decimals);
  if (Object.is(value, -0) || !(value >= 0 && value < 1e12) || Number(text) !== value) return null;
  const [whole = '', fraction] = text.split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, group);
  return fraction === undefined ? grouped : grouped + decimal + fraction;
}

/** What a market's clocks show at an instant in ms UTC, as a date whose UTC parts are theirs; null when that is not known. */
export function wallClock({ clocks }: LocaleFormatData, instant: number): Date | null {
  const minute = Math.floor(instant / 60_000);
  const change = clocks.changes.findLast(([from]) => from <= minute);
  return change && minute < clocks.until ? new Date(instant + change[1] * 60_000) : null;
}
