import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../run-command.ts';
import { EQUIVALENT_MUTANTS, matchesEquivalentMutant } from './equivalent-mutants.ts';
import { FAMILY_NAMES } from './families.ts';
import { findMutants } from './find-mutants.ts';
import { testsReaching } from './import-graph.ts';
import type { Mutant } from './mutant.ts';
import { nearestTestsOf } from './nearest-tests.ts';
import { readOptions } from './options.ts';
import { sampleOf } from './choose-mutants.ts';

const lineOf = ({ file, line }: Mutant) => readFileSync(join(root, file), 'utf8').split('\n')[line - 1] ?? '';

test('each equivalent is one mutant of the sources as they are', () => {
  const files = new Set(EQUIVALENT_MUTANTS.map(({ file }) => file));
  const mutants = FAMILY_NAMES.flatMap((family) => findMutants(family, root, (file) => files.has(file)));
  const matches = EQUIVALENT_MUTANTS.map((one) => ({
    ...one,
    matches: mutants.filter((mutant) => matchesEquivalentMutant(one, mutant, lineOf)).length,
  }));
  expect(matches.filter(({ matches }) => matches !== 1)).toEqual([]);
});

test('a sample is of the size asked for, in order, and the same for the same seed', () => {
  const list = Array.from({ length: 100 }, (_, index) => index);
  const sample = sampleOf(list, 10, 7);
  expect(sample).toHaveLength(10);
  expect(sample).toEqual(sample.toSorted((a, b) => a - b));
  expect(sampleOf(list, 10, 7)).toEqual(sample);
  expect(sampleOf(list, 10, 8)).not.toEqual(sample);
  expect(sampleOf([1, 2], 10, 7)).toEqual([1, 2]);
});

test('a test reaches what it imports, over other files too', () => {
  const importers = new Map([
    ['contract/a.ts', new Set(['server/b.ts', 'contract/a.test.ts', 'tests/long/c.long.test.ts'])],
    ['server/b.ts', new Set(['tests/api/d.api.test.ts', 'contract/a.ts'])],
  ]);
  expect(testsReaching('contract/a.ts', importers)).toEqual(
    new Map([
      ['contract/a.test.ts', 1],
      ['tests/api/d.api.test.ts', 2],
    ]),
  );
});

test('those tests come first that are near, of the same words or that name the file', () => {
  const reaching = new Map([
    ['tests/model/checkout.model.test.tsx', 3],
    ['tests/api/carts.api.test.ts', 5],
    ['tests/api/orders.api.test.ts', 5],
    ['server/services/cart/read-cart.test.ts', 1],
  ]);
  const textOf = (test: string) => (test.includes('orders') ? "call('addCartItem')" : '');
  expect(nearestTestsOf('server/services/cart/add-cart-item.ts', reaching, textOf)).toEqual([
    'server/services/cart/read-cart.test.ts',
    'tests/api/carts.api.test.ts',
    'tests/api/orders.api.test.ts',
    'tests/model/checkout.model.test.tsx',
  ]);
});

test('options say which mutants are tried', () => {
  expect(readOptions([])).toEqual({
    families: ['contract', 'machines', 'verbs', 'views', 'wiring'],
    place: null,
    sample: null,
    seed: 1,
    isQuick: false,
  });
  expect(
    readOptions(['--only', 'verbs', '--file', 'a.ts:3', '--sample', '5', '--seed', '9', '--quick']),
  ).toEqual({ families: ['verbs'], place: { file: 'a.ts', line: 3 }, sample: 5, seed: 9, isQuick: true });
  expect(() => readOptions(['--only', 'routes'])).toThrow(
    '--only takes contract, machines, verbs, views, wiring',
  );
  expect(() => readOptions(['--sample', 'many'])).toThrow('--sample takes a whole number');
  expect(() => readOptions(['--sampel', '3'])).toThrow('sampel');
});
