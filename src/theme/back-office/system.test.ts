import { describe, expect, test } from 'vitest';
import { backOfficeSystem as dress } from './system.ts';

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
    const input = dress.cva(dress.getRecipe('input'))({});
    expect(said(input, 'background', 'borderColor', 'fontSize')).toEqual([
      colour('raised'),
      colour('edge'),
      'var(--chakra-font-sizes-md)',
    ]);
  });

  test.each(['combobox', 'nativeSelect', 'numberInput', 'select'])('so it is in a %s', (name) => {
    const parts = Object.values(dress.sva(dress.getSlotRecipe(name))({}));
    const edges = parts.map((part) => said(part, 'background', 'borderColor'));
    expect(edges).toContainEqual([colour('raised'), colour('edge')]);
  });
});
