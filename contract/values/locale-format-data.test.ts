import { assert, constantFrom, double, integer, oneof, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createFormatter, DEFAULT_MARKET, type Formatter, type MarketLocale } from './format.ts';
import {
  DEFAULT_NUMBER_FORMAT,
  localeFormatDataOf,
  wallClock,
  formatMoney,
  formatNumber,
} from './locale-format-data.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const DAY = 24 * 60 * 60_000;

const marketOf = (locale: string, currency: string, timeZone: string): MarketLocale => ({
  ...DEFAULT_MARKET,
  locale,
  currency,
  timeZone,
});

const MARKETS = [
  DEFAULT_MARKET,
  marketOf('es-MX', 'MXN', 'America/Mexico_City'),
  marketOf('en-US', 'USD', 'America/New_York'),
  marketOf('de-CH', 'CHF', 'Europe/Zurich'),
  marketOf('ja-JP', 'JPY', 'Asia/Tokyo'),
  marketOf('ar-TN', 'TND', 'Africa/Casablanca'),
  marketOf('en-AU', 'AUD', 'Australia/Lord_Howe'),
];

const amounts = oneof(
  integer({ min: 0, max: 1e12 }).map((cents) => cents / 100),
  integer(),
  double({ noNaN: true }),
  constantFrom(
    0,
    -0,
    1_000,
    999_999.99,
    573_603_110_900_931.1,
    999_999_999_999.99,
    1e12,
    1e21,
    1.005,
    0.1 + 0.2,
  ),
);
const instants = oneof(
  integer({ min: NOW - 150 * DAY, max: NOW + 270 * DAY }),
  constantFrom(
    '2026-10-25T00:59:59.999Z',
    '2026-10-25T01:00:00Z',
    '2027-03-28T00:59:59.999Z',
    '2027-03-28T01:00:00Z',
    '2020-02-29T12:00:00Z',
    '2040-01-01T00:00:00+02:00',
  ),
);

describe.each(MARKETS.map((market) => [market.locale, market] as const))('in %s', (_, market) => {
  const notation = localeFormatDataOf(market, NOW);
  const written = createFormatter(market, notation);
  const said = createFormatter(market);

  test('what is written by the notation is what Intl says', () => {
    assert(
      property(amounts, instants, instants, (amount, instant, other) => {
        const words = ({ price, number, count, dayAndTime, isoDay, daysBetween }: Formatter) => [
          price(amount),
          number(amount),
          count(Math.trunc(amount), 'producto', 'productos'),
          dayAndTime(instant),
          isoDay(instant),
          daysBetween(instant, other),
        ];
        expect(words(written)).toEqual(words(said));
      }),
      { numRuns: 300 },
    );
  });
});

test('the notation of the market knows prices, counts and the clocks of its season without Intl', () => {
  const notation = localeFormatDataOf(DEFAULT_MARKET, NOW);
  if (!notation) throw new Error('The market has no notation');
  const clocks = [
    '2026-11-01T00:00:00Z',
    '2026-11-21T20:00:00Z',
    '2027-02-18T10:30:00Z',
    '2027-03-01T00:00:00Z',
  ].map((instant) => wallClock(notation, Date.parse(instant))?.toISOString());
  expect([
    notation.writing,
    formatMoney(notation.writing, 1_234.5),
    formatNumber(notation.writing, 12_345),
    ...clocks,
  ]).toEqual([
    DEFAULT_NUMBER_FORMAT,
    '1.234,50\u00A0€',
    '12.345',
    '2026-11-01T01:00:00.000Z',
    '2026-11-21T21:00:00.000Z',
    '2027-02-18T11:30:00.000Z',
    undefined,
  ]);
});

test('most markets have a notation', () => {
  const noted = MARKETS.filter((market) => localeFormatDataOf(market, NOW) !== null);
  expect(noted.map(({ locale }) => locale)).toEqual([
    'es-ES',
    'es-MX',
    'en-US',
    'de-CH',
    'ja-JP',
    'ar-TN',
    'en-AU',
  ]);
});

test.each(['en-IN', 'ar-EG', 'fa-IR'])('numbers as %s writes them are left to Intl', (locale) => {
  expect(localeFormatDataOf(marketOf(locale, 'EUR', 'UTC'), NOW)).toBeNull();
});

test('the clocks are known for the three weeks before and the ninety days after the day, in UTC', () => {
  const notation = localeFormatDataOf(DEFAULT_MARKET, NOW);
  if (!notation) throw new Error('The market has no notation');
  const known = (instant: string) => wallClock(notation, Date.parse(instant)) !== null;
  expect([
    known('2026-10-30T23:59:59.999Z'),
    known('2026-10-31T00:00:00.000Z'),
    known('2027-02-18T23:59:59.999Z'),
    known('2027-02-19T00:00:00.000Z'),
  ]).toEqual([false, true, true, false]);
});

test('numbers are written up to a million millions', () => {
  expect(
    [999_999_999_999, 1e12, -1, -0, 0.5, 0].map((value) => formatNumber(DEFAULT_NUMBER_FORMAT, value)),
  ).toEqual(['999.999.999.999', null, null, null, null, '0']);
});
