import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { scaleStepOf, textAt, WIDTHS } from './bar-words.ts';

const bars = (count: number, short: string, told = '') =>
  Array.from({ length: count }, (_, value) => ({ short, value, told }));

test('a fortnight is named day by day on a phone, and two months now and then', () => {
  expect([
    scaleStepOf(bars(14, '12'), WIDTHS.narrow),
    scaleStepOf(bars(60, '12 nov'), WIDTHS.narrow),
  ]).toEqual([1, 11]);
  expect(scaleStepOf(bars(60, '12 nov'), WIDTHS.wide)).toBe(6);
  expect(scaleStepOf([], WIDTHS.wide)).toBe(1);
});

test('the highest bar always says what it comes to, its neighbours where there is room', () => {
  expect(textAt(bars(14, '', '1.240'), WIDTHS.narrow)).toEqual(new Set([13, 10, 7, 4, 1]));
  expect(textAt(bars(7, '', '12'), WIDTHS.wide).size).toBe(7);
  const figure = fc.array(fc.record({ value: fc.nat(9_999), short: fc.constant('') }), { minLength: 1 });
  fc.assert(
    fc.property(figure, (some) => {
      const told = some.map((bar) => ({ ...bar, told: String(bar.value) }));
      const most = Math.max(...some.map(({ value }) => value));
      expect([...textAt(told, WIDTHS.narrow)].map((index) => some[index]?.value)).toContain(most);
    }),
  );
});
