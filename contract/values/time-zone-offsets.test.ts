import { expect, test } from 'vitest';
import { offsetChanges } from './time-zone-offsets.ts';

const from = Date.parse('2026-08-01T00:00:00Z');
const to = Date.parse('2027-06-01T00:00:00Z');

const changesIn = (timeZone: string) => {
  const { changes, until } = offsetChanges(from, to, timeZone);
  const at = (minute: number) => new Date(minute * 60_000).toISOString().slice(0, 16);
  return [changes.map(([minute, ahead]) => [at(minute), ahead]), at(until)];
};

test.each([
  ['UTC', [['2026-08-01T00:00', 0]]],
  ['America/Bogota', [['2026-08-01T00:00', -300]]],
  [
    'Europe/Madrid',
    [
      ['2026-08-01T00:00', 120],
      ['2026-10-25T01:00', 60],
      ['2027-03-28T01:00', 120],
    ],
  ],
  [
    'Australia/Lord_Howe',
    [
      ['2026-08-01T00:00', 630],
      ['2026-10-03T15:30', 660],
      ['2027-04-03T15:00', 630],
    ],
  ],
])('the clocks of %s change when they do there', (timeZone, changes) => {
  expect(changesIn(timeZone)).toEqual([changes, '2027-06-01T00:00']);
});
