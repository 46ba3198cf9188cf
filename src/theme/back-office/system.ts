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
 * Chakra system of the back office: standard Chakra with the market's tokens. All colours are custom
 * properties of the page's CSS (`critical-css.ts`), which also handles dark mode.
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
