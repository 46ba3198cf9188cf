import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { showcaseSystem as complete } from '../../showcase/showcase-system.ts';
import { backOfficeSystem as dress } from './system.ts';
import { usedRecipes } from './used-recipes.ts';

const colour = (name: string) => `var(--chakra-colors-${name})`;
/** Values of these properties in a recipe's styles. The recipe's types wrongly declare slots as strings. */
const said = (styles: unknown, ...names: string[]) => {
  const { '@layer recipes': worn = {} } = styles as Record<string, Record<string, unknown>>;
  return names.map((name) => worn[name]);
};

describe('the dress of the back office', () => {
  test('a quiet button has its edge, which no border said whole takes away', () => {
    const button = dress.cva(dress.getRecipe('button'))({ variant: 'quiet' });
    expect(said(button, 'borderWidth', 'borderColor', 'border')).toEqual(['2px', colour('edge'), undefined]);
  });

  test('what one types in is told from the paper, and a phone need not enlarge it', () => {
    const input = complete.cva(complete.getRecipe('input'))({});
    expect(said(input, 'background', 'borderColor', 'fontSize')).toEqual([
      colour('raised'),
      colour('edge'),
      'var(--chakra-font-sizes-md)',
    ]);
  });

  test.each(['combobox', 'nativeSelect', 'numberInput', 'select'])('so it is in a %s', (name) => {
    const parts = Object.values(complete.sva(complete.getSlotRecipe(name))({}));
    const edges = parts.map((part) => said(part, 'background', 'borderColor'));
    expect(edges).toContainEqual([colour('raised'), colour('edge')]);
  });

  test('each Chakra component of a screen has its recipe, and no recipe is without a component', () => {
    const sources = globSync('src/{components,wiring}/**/*.tsx').filter((file) => !file.includes('.test.'));
    const parts = sources.flatMap((file) =>
      Array.from(
        readFileSync(file, 'utf8').matchAll(/from '@chakra-ui\/react\/([a-z-]+)'/g),
        ([, part = '']) => part.replaceAll(/-./g, ([, letter = '']) => letter.toUpperCase()),
      ),
    );
    const keys = parts.filter((part) => complete.isRecipe(part) || complete.isSlotRecipe(part));
    const given = Object.keys({ ...usedRecipes.recipes, ...usedRecipes.slotRecipes });
    // A checkbox draws its mark, and a date picker its buttons, by recipes of their own.
    expect([...new Set([...keys, 'button', 'checkmark'])].toSorted()).toEqual(given.toSorted());
  });

  test.each(Object.keys(usedRecipes.slotRecipes))('%s looks as with all of Chakra', (name) => {
    expect(dress.sva(dress.getSlotRecipe(name))({})).toEqual(complete.sva(complete.getSlotRecipe(name))({}));
  });
});
