import { describe, expect, test } from 'vitest';
import { readSeedArguments } from './seed-arguments.ts';

describe(readSeedArguments, () => {
  test('the demo market alone unless a number of products is asked for', () => {
    expect(readSeedArguments([])).toEqual({ products: 0, seed: 'feria' });
    expect(readSeedArguments(['--products', '100000', '--seed', 'otra2'])).toEqual({
      products: 100_000,
      seed: 'otra2',
    });
  });

  test.each(['-1', '1.5', 'mil', '5000001', ''])('refuses %s products', (products) => {
    expect(() => readSeedArguments([`--products=${products}`])).toThrow('--products debe ser');
  });

  test('refuses a seed that no address could hold', () => {
    expect(() => readSeedArguments(['--seed', 'mi feria'])).toThrow('--seed debe tener');
  });
});
