import { describe, expect, test } from 'vitest';
import { mannWhitney, sampleMedian } from './sample-statistics.ts';

describe(sampleMedian, () => {
  test('is the middle one, or lies between the two', () => {
    expect([sampleMedian([3, 1, 2]), sampleMedian([4, 1, 3, 2]), sampleMedian([7])]).toEqual([2, 2.5, 7]);
  });
});

describe(mannWhitney, () => {
  test('finds chance in what is alike and none in what is not', () => {
    const even = Array.from({ length: 100 }, (_, index) => index * 2);
    const odd = Array.from({ length: 100 }, (_, index) => index * 2 + 1);
    const late = even.map((value) => value + 60);
    expect(mannWhitney(even, odd)).toBeCloseTo(0.9, 1);
    expect(mannWhitney(even, late)).toBeLessThan(0.000_01);
    expect(mannWhitney(even, even)).toBeCloseTo(1, 5);
  });
});
