import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { misfits, wornAlone } from './worn-recipes.ts';

const TABLE = readFileSync('node_modules/@chakra-ui/react/dist/esm/theme/slot-recipes.js', 'utf8');
const keysIn = (table: string) =>
  [...table.matchAll(/^ {2}(\w+): \w+SlotRecipe,?$/gm)].map(([, key]) => key ?? '');

test('of Chakra’s table of recipes those are left that are worn', () => {
  const all = keysIn(TABLE);
  const worn = keysIn(wornAlone(TABLE));
  expect(all.length).toBeGreaterThan(50);
  expect(worn).toContain('datePicker');
  expect(worn.length).toBeLessThan(12);
  expect(misfits(new Set(worn))).toEqual([]);
});

test('a part without its recipe is complained of, and a recipe that nobody wears', () => {
  const asked = new Set([...keysIn(wornAlone(TABLE)), 'slider']);
  asked.delete('menu');
  expect(misfits(asked)).toEqual([
    'slider would be without its recipe',
    'menu has a recipe that nobody wears',
  ]);
});
