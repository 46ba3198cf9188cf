import { expect, test } from 'vitest';
import { validateInput } from '../api/validate-input.ts';
import { createFormatter, DEFAULT_MARKET } from '../values/format.ts';
import { analyticsPeriod, StoreAnalyticsQuery } from './analytics-period.ts';

const { isoDay } = createFormatter(DEFAULT_MARKET);
/** Instant that is already the 23rd in Madrid. */
const NOW = Date.parse('2026-11-22T23:30:00Z');

const asked = (query: { from?: string; to?: string }) => analyticsPeriod(query, NOW, isoDay);
const wrong = (message: string) => ({ ok: false, errors: [{ field: 'to', message }] });

test.each([
  [{}, '2026-10-27', '2026-11-23'],
  [{ to: '2026-11-21' }, '2026-10-25', '2026-11-21'],
  [{ from: '2026-11-20' }, '2026-11-20', '2026-11-23'],
  [{ from: '2026-11-30' }, '2026-11-30', '2026-11-30'],
  [{ from: '2026-11-02', to: '2026-11-02' }, '2026-11-02', '2026-11-02'],
  [{ from: '2025-11-23', to: '2026-11-23' }, '2025-11-23', '2026-11-23'],
  [{ from: '2026-10-31T23:00:00.000Z', to: '2026-11-02T22:59:59.999Z' }, '2026-11-01', '2026-11-02'],
])('%j means the days of the market from %s to %s', (query, from, to) => {
  expect(asked(query)).toEqual({ ok: true, value: { from, to } });
});

test('an end before its start, or more than 366 days, is no period', () => {
  const backwards = wrong('El último día no puede ser anterior al primero');
  const tooLong = wrong('Elige 366 días como máximo');
  expect(asked({ from: '2026-11-03', to: '2026-11-02' })).toEqual(backwards);
  expect(asked({ from: '2025-11-22', to: '2026-11-23' })).toEqual(tooLong);
  expect(asked({ from: '2025-11-01' })).toEqual(tooLong);
});

test.each([
  '',
  'ayer',
  '2026-02-30',
  '2026-11-1',
  '1999-12-31',
  '0000-01-01',
  '9999-12-31T23:59:59Z',
  20_261_122,
])('R9.14 %s is no day to ask of', (from) => {
  const errors = [{ field: 'from', message: 'La fecha no es válida' }];
  expect(validateInput({ from }, StoreAnalyticsQuery)).toEqual({ ok: false, errors });
});
