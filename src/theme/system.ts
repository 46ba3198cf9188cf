import { createSystem, defineConfig } from '@chakra-ui/react/styled-system';
import { baseConfig } from './base-config.ts';
import { PREFIX } from './colours.ts';
import { globalCss } from './global-css.ts';
import { keyframes } from './keyframes.ts';
import { buttonRecipe } from './recipes/button.recipe.ts';
import { inputRecipe } from './recipes/input.recipe.ts';
import { labelRecipe } from './recipes/label.recipe.ts';
import { textLinkRecipe } from './recipes/text-link.recipe.ts';
import { stabilised } from './stable-system.ts';
import { tokens } from './tokens.ts';

export const recipes = {
  button: buttonRecipe,
  input: inputRecipe,
  label: labelRecipe,
  textLink: textLinkRecipe,
};

export const marketConfig = defineConfig({
  preflight: false,
  cssVarsPrefix: PREFIX,
  globalCss,
  theme: {
    breakpoints: { sm: '30rem', md: '48rem', lg: '64rem', xl: '80rem' },
    keyframes,
    tokens,
    recipes,
  },
});

/** The market's look as Chakra reads it. Made once per process; its class names depend on styles alone. */
export function makeSystem() {
  const system = createSystem(baseConfig, marketConfig);
  // The first is Chakra's reset: switched off it is a layer without a block, which swallows the next one.
  return stabilised({ ...system, _global: system._global.slice(1) });
}
