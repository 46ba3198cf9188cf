import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayAfter, daysBefore, eachDay, lengthOf } from './days.ts';

test('days are one after the other, and those before are as many', () => {
  const day = fc.integer({ min: 0, max: 40_000 }).map((after) => dayAfter('2001-01-01', after));
  fc.assert(
    fc.property(day, fc.integer({ min: 0, max: 365 }), (from, more) => {
      const days = { from, to: dayAfter(from, more) };
      const [all, earlier] = [eachDay(days), eachDay(daysBefore(days))];
      expect([all.length, earlier.length, lengthOf(days)]).toEqual([more + 1, more + 1, more + 1]);
      expect([...earlier, ...all]).toEqual([...new Set([...earlier, ...all])].toSorted());
      expect([all[0], all.at(-1), dayAfter(earlier.at(-1) ?? '', 1)]).toEqual([
        days.from,
        days.to,
        days.from,
      ]);
    }),
  );
});
