import { defaultConfig } from '@chakra-ui/react/preset';
import { createSystem, defineConfig } from '@chakra-ui/react/styled-system';
import { recipes } from '../system.ts';
import { breakpoints, tokens } from '../tokens.ts';
import { buttonOfWork, controlRecipes, controlSlotRecipes } from './controls.ts';
import { overlaySlotRecipes } from './overlays.ts';
import { semanticTokens } from './semantic-tokens.ts';
import { tableRecipe } from './table.recipe.ts';

const asTokens = (values: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value }]));

/**
 * Chakra as its documentation has it, in the market's colours and faces. What is light and what is dark the page's sheet
 * says (`critical-css.ts`): every colour here is one of its custom properties.
 */
export const backOfficeSystem = createSystem(
  defaultConfig,
  defineConfig({
    theme: {
      breakpoints,
      tokens: Object.fromEntries(
        Object.entries(tokens).map(([category, values]) => [category, asTokens(values)]),
      ),
      semanticTokens,
      recipes: { ...recipes, button: buttonOfWork },
    },
  }),
  defineConfig({
    theme: {
      recipes: controlRecipes,
      slotRecipes: { ...controlSlotRecipes, ...overlaySlotRecipes, table: tableRecipe },
    },
  }),
);
