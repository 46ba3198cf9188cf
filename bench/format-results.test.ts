import { describe, expect, test } from 'vitest';
import { formatSignificant, median, formatRatio, formatTable } from './format-results.ts';

describe(median, () => {
  test('is the middle, whatever the order, and the lower of two', () => {
    expect([median([9, 1, 5]), median([4, 2, 8, 6]), median([7]), median([])]).toEqual([5, 4, 7, Number.NaN]);
  });
});

describe(formatSignificant, () => {
  test('keeps the digits that count', () => {
    expect([12_345.6, 99.96, 1.23456, 0.000_05].map(formatSignificant)).toEqual([
      '12,346',
      '100',
      '1.23',
      '0',
    ]);
  });
});

test('a table stands in columns', () => {
  expect(
    formatTable([
      ['route', 'per s', 'ratio'],
      ['list', '1,234', formatRatio(1, 3)],
    ]),
  ).toBe('route  per s   ratio\nlist   1,234  0.33 ×');
});
