import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { labelIntervalOf, visibleValueLabels, CHART_WIDTHS } from './bar-labels.ts';

const bars = (count: number, short: string, told = '') =>
  Array.from({ length: count }, (_, value) => ({ short, value, told }));

test('a fortnight is named day by day on a phone, and two months now and then', () => {
  expect([
    labelIntervalOf(bars(14, '12'), CHART_WIDTHS.narrow),
    labelIntervalOf(bars(60, '12 nov'), CHART_WIDTHS.narrow),
  ]).toEqual([1, 11]);
  expect(labelIntervalOf(bars(60, '12 nov'), CHART_WIDTHS.wide)).toBe(6);
  expect(labelIntervalOf([], CHART_WIDTHS.wide)).toBe(1);
});

test('the highest bar always says what it comes to, its neighbours where there is room', () => {
  expect(visibleValueLabels(bars(14, '', '1.240'), CHART_WIDTHS.narrow)).toEqual(new Set([13, 10, 7, 4, 1]));
  expect(visibleValueLabels(bars(7, '', '12'), CHART_WIDTHS.wide).size).toBe(7);
  const figure = fc.array(fc.record({ value: fc.nat(9_999), short: fc.constant('') }), { minLength: 1 });
  fc.assert(
    fc.property(figure, (some) => {
      const told = some.map((bar) => ({ ...bar, told: String(bar.value) }));
      const most = Math.max(...some.map(({ value }) => value));
      expect([...visibleValueLabels(told, CHART_WIDTHS.narrow)].map((index) => some[index]?.value)).toContain(
        most,
      );
    }),
  );
});
