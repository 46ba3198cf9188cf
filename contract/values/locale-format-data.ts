import type { MarketLocale } from './format.ts';
import { type OffsetChanges, offsetChanges } from './time-zone-offsets.ts';

/** Number and money format of a locale. */
export interface NumberFormat {
  decimal: string;
  group: string;
  /** Text before and after an amount of money, and its number of decimals. */
  money: [before: string, after: string, decimals: number];
}

/** Number format of the default market, identical to Intl; a test compares them. */
export const DEFAULT_NUMBER_FORMAT: NumberFormat = { decimal: ',', group: '.', money: ['', '\u00A0€', 2] };

/**
 * Precomputed number format and time zone offsets of a market, as plain data. The first use of Intl takes a phone as
 * long as rendering a page.
 */
export interface LocaleFormatData {
  writing: NumberFormat;
  clocks: OffsetChanges;
}

const DAY = 24 * 60 * 60_000;
/** Range of known time zone offsets before and after now, in ms; it covers the store dates of a first screen. */
const [PAST, FUTURE] = [21 * DAY, 90 * DAY];
const SAMPLES = [0, 1, 9.5, 999, 1_000, 1_234.5, 98_765.25, 1_234_567];

/** Intl formatters of a market, the reference for all formats in this file. */
export const intlOf = ({ locale, currency }: Pick<MarketLocale, 'locale' | 'currency'>) => ({
  money: () => new Intl.NumberFormat(locale, { style: 'currency', currency, useGrouping: 'always' }),
  number: () => new Intl.NumberFormat(locale, { useGrouping: 'always' }),
});

/**
 * Format data of a market around an instant (ms UTC). Null if the locale's numbers cannot be expressed, e.g. with
 * groups of two or other digits.
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

/** Money text of a market: 1234.5 → "1.234,50 €"; null for negative or very large amounts, or too many decimals. */
export function formatMoney(writing: NumberFormat, units: number): string | null {
  const [before, after, decimals] = writing.money;
  const written = digitsOf(writing, units, decimals);
  return written === null ? null : before + written + after;
}

/** Integer text of a market: 1234 → "1.234"; null for other numbers than integers from 0 on. */
export const formatNumber = (writing: NumberFormat, value: number): string | null =>
  digitsOf(writing, value, 0);

function digitsOf({ group, decimal }: NumberFormat, value: number, decimals: number): string | null {
  const text = value.toFixed(decimals);
  if (Object.is(value, -0) || !(value >= 0 && value < 1e12) || Number(text) !== value) return null;
  const [whole = '', fraction] = text.split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, group);
  return fraction === undefined ? grouped : grouped + decimal + fraction;
}

/** Local time of the market at an instant (ms UTC), as a Date whose UTC fields contain it; null outside the known range. */
export function wallClock({ clocks }: LocaleFormatData, instant: number): Date | null {
  const minute = Math.floor(instant / 60_000);
  const change = clocks.changes.findLast(([from]) => from <= minute);
  return change && minute < clocks.until ? new Date(instant + change[1] * 60_000) : null;
}
