import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { mismatches, usedAlone } from './used-recipes.ts';

const tableOf = (file: string) =>
  readFileSync(`node_modules/@chakra-ui/react/dist/esm/theme/${file}.js`, 'utf8');
const keysIn = (table: string) =>
  [...table.matchAll(/^ {2}(\w+): \w+Recipe,?$/gm)].map(([, key]) => key ?? '');

const WORN = ['slot-recipes', 'recipes'].flatMap((file) => keysIn(usedAlone(tableOf(file))));

test('of Chakra’s tables of recipes those are left that are worn', () => {
  expect(keysIn(tableOf('slot-recipes')).length).toBeGreaterThan(50);
  expect(keysIn(tableOf('recipes')).length).toBeGreaterThan(15);
  expect(WORN).toContain('datePicker');
  expect(WORN).toContain('checkmark');
  expect(WORN.length).toBeLessThan(14);
  expect(mismatches(new Set(WORN))).toEqual([]);
});

test('a part without its recipe is complained of, and a recipe that nobody wears', () => {
  const asked = new Set([...WORN, 'slider']);
  asked.delete('menu');
  expect(mismatches(asked)).toEqual([
    'slider would be without its recipe',
    'menu has a recipe that nobody wears',
  ]);
});
