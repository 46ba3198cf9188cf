import { describe, expect, test } from 'vitest';
import { readBenchArguments } from './bench-arguments.ts';

describe(readBenchArguments, () => {
  test('measures everything unless told what', () => {
    expect(readBenchArguments([])).toEqual({
      parts: [
        'server',
        'pages',
        'memory',
        'visits',
        'orders',
        'order-changes',
        'back-office',
        'office',
        'imports',
        'greedy',
      ],
      seconds: 5,
      rounds: 3,
      products: [1_000, 100_000],
    });
    expect(readBenchArguments(['pages', '--seconds', '2', '--rounds', '5', '--products', '300'])).toEqual({
      parts: ['pages'],
      seconds: 2,
      rounds: 5,
      products: [300],
    });
  });

  test.each([['screens'], ['--seconds=0'], ['--rounds=x'], ['--products=1000,']])(
    'refuses %s',
    (argument) => {
      expect(() => readBenchArguments([argument])).toThrow(/cannot be measured|must be a whole number/);
    },
  );
});
