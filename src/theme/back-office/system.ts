import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { createSystem, defineConfig, type ThemingConfig } from '@chakra-ui/react/styled-system';
import {
  animationStyles,
  breakpoints as chakraBreakpoints,
  cssVarsPrefix,
  cssVarsRoot,
  globalCss,
  keyframes,
  layerStyles,
  semanticTokens as chakraSemanticTokens,
  textStyles,
  tokens as chakraTokens,
} from '@chakra-ui/react/theme';
import { recipes } from '../chakra-system/system.ts';
import { breakpoints, tokens } from '../tokens.ts';
import { backOfficeButtonRecipe, controlRecipes, controlSlotRecipes } from './control-recipes.ts';
import { overlaySlotRecipes } from './overlay-recipes.ts';
import { semanticTokens } from './semantic-tokens.ts';
import { tableRecipe } from './table.recipe.ts';
import { usedRecipes } from './used-recipes.ts';

const asTokens = (values: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value }]));

/**
 * Chakra's default system with the given recipes of its components, in the market's colours and fonts. Light and dark mode are
 * decided by the page's style sheet (`critical-css.ts`): every colour here is one of its custom properties.
 */
export const createBackOfficeSystem = (ofChakra: Pick<ThemingConfig, 'recipes' | 'slotRecipes'>) =>
  createSystem(
    defaultBaseConfig,
    defineConfig({
      preflight: true,
      cssVarsPrefix,
      cssVarsRoot,
      globalCss,
      theme: {
        breakpoints: chakraBreakpoints,
        keyframes,
        tokens: chakraTokens,
        semanticTokens: chakraSemanticTokens,
        textStyles,
        layerStyles,
        animationStyles,
        ...ofChakra,
      },
    }),
    defineConfig({
      theme: {
        breakpoints,
        tokens: Object.fromEntries(
          Object.entries(tokens).map(([category, values]) => [category, asTokens(values)]),
        ),
        semanticTokens,
        recipes: { ...recipes, button: backOfficeButtonRecipe },
      },
    }),
    defineConfig({
      theme: {
        recipes: controlRecipes,
        slotRecipes: { ...controlSlotRecipes, ...overlaySlotRecipes, table: tableRecipe },
      },
    }),
  );

/** Chakra as the back office ships it. */
export const backOfficeSystem = createBackOfficeSystem(usedRecipes);
