import type { Plugin } from 'vite';

/** Recipe keys of the Chakra components that the back office uses. */
const WORN = [
  'button',
  'checkbox',
  'checkmark',
  'collapsible',
  'datePicker',
  'dialog',
  'menu',
  'progress',
  'qrCode',
  'table',
] as const;

const RECIPES = /@chakra-ui\/react\/dist\/esm\/theme\/(?:slot-)?recipes\.js$/;
const PARTS = /@chakra-ui\/react\/dist\/esm\/components\//;

/** Chakra's recipe table, reduced to the used recipes. */
export function usedAlone(table: string): string {
  return table.replaceAll(/^ {2}(\w+): \w+Recipe,?$/gm, (line, key: string) =>
    WORN.some((worn) => worn === key) ? line.replace(/,?$/, ',') : '',
  );
}

/** Differences between requested and shipped recipes: a line for each missing or unused one. */
export function mismatches(asked: ReadonlySet<string>): string[] {
  const worn = new Set<string>(WORN);
  return [
    ...[...asked].filter((key) => !worn.has(key)).map((key) => `${key} would be without its recipe`),
    ...WORN.filter((key) => !asked.has(key)).map((key) => `${key} has a recipe that nobody wears`),
  ];
}

/**
 * Plugin that reduces Chakra's recipe table, which no bundler can tree-shake: sixty unused components were a tenth of a
 * producer's first screen. Development uses the full table.
 */
export const usedRecipes = (): Plugin => {
  const asked = new Set<string>();
  return {
    name: 'worn-recipes',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'backOffice',
    transform(code, id) {
      if (PARTS.test(id))
        for (const [, key] of code.matchAll(
          /(?:create(?:Slot)?RecipeContext|useRecipe)\(\s*\{ key: "(\w+)"/g,
        ))
          if (key) asked.add(key);
      if (!RECIPES.test(id)) return undefined;
      const worn = usedAlone(code);
      if (worn === code) this.error('Chakra lists its recipes in another way than before');
      return { code: worn, map: null };
    },
    generateBundle() {
      const complaints = mismatches(asked);
      if (complaints.length > 0) this.error(`build/plugins/used-recipes.ts\n${complaints.join('\n')}`);
    },
  };
};
