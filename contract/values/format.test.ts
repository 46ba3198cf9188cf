import { describe, expect, test } from 'vitest';
import { createFormatter, DEFAULT_MARKET } from './format.ts';

const format = createFormatter({ ...DEFAULT_MARKET, origin: 'https://mercado.example' });

test('the market writes Spanish, euros and the clocks of Madrid', () => {
  expect(DEFAULT_MARKET).toEqual({
    locale: 'es-ES',
    currency: 'EUR',
    timeZone: 'Europe/Madrid',
    origin: '',
  });
  expect([format.price(1_234.5), format.number(12_345)]).toEqual(['1.234,50\u00A0€', '12.345']);
  expect([0, 1, 2].map((count) => format.count(count, 'producto', 'productos'))).toEqual([
    '0 productos',
    '1 producto',
    '2 productos',
  ]);
});

test('every month has its name', () => {
  const months = Array.from({ length: 12 }, (_, month) => format.day(Date.UTC(2026, month, 5, 12)));
  expect(months).toEqual([
    '5 ene 2026',
    '5 feb 2026',
    '5 mar 2026',
    '5 abr 2026',
    '5 may 2026',
    '5 jun 2026',
    '5 jul 2026',
    '5 ago 2026',
    '5 sept 2026',
    '5 oct 2026',
    '5 nov 2026',
    '5 dic 2026',
  ]);
});

test('a time is said as one says it', () => {
  expect(['2026-01-05T07:00:00.000Z', '2026-01-05T00:30:00.000Z'].map(format.atTime)).toEqual([
    'a las 8:00',
    'a la 1:30',
  ]);
});

test('a day and a time are those of the zone, with two figures each', () => {
  const late = '2026-01-05T23:07:00.000Z';
  expect([format.day(late), format.time(late), format.isoDay(late), format.dayAndTime(late)]).toEqual([
    '6 ene 2026',
    '00:07',
    '2026-01-06',
    '6 ene 2026, 00:07',
  ]);
});

describe('range', () => {
  test.each([
    ['2026-09-07', '2026-09-21', '7–21 sept 2026'],
    ['2026-09-28', '2026-10-04', '28 sept – 4 oct 2026'],
    ['2026-12-28', '2027-01-04', '28 dic 2026 – 4 ene 2027'],
    ['2026-09-07', '2026-09-07', '7 sept 2026'],
    ['2026-09-07', '2027-09-07', '7 sept 2026 – 7 sept 2027'],
  ])('from %s to %s is %s', (from, to, words) => {
    expect(format.range(`${from}T10:00:00Z`, `${to}T12:00:00Z`)).toBe(words);
  });
});

test('days are counted by the calendar of the zone, over a change of clocks too', () => {
  const days = (from: string, to: string) => format.daysBetween(from, to);
  expect([
    days('2026-11-20T22:30:00Z', '2026-11-20T23:30:00Z'),
    days('2026-11-20T12:00:00Z', '2026-11-20T13:00:00Z'),
    days('2026-10-24T12:00:00Z', '2026-10-26T12:00:00Z'),
    days('2026-03-02T12:00:00Z', '2026-02-27T12:00:00Z'),
    days('2026-12-31T12:00:00Z', '2027-01-01T12:00:00Z'),
  ]).toEqual([1, 0, 2, -3, 1]);
});

test('an address for those who read elsewhere begins with the market’s', () => {
  expect([format.absolute('/products'), format.absolute('https://cdn.example/a.webp')]).toEqual([
    'https://mercado.example/products',
    'https://cdn.example/a.webp',
  ]);
});
