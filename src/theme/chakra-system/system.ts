import type { SystemContext } from '@chakra-ui/react/styled-system';
import { type Recipe, recipeFn } from './recipe-fn.ts';
import { buttonRecipe } from '../recipes/button.recipe.ts';
import { inputRecipe } from '../recipes/input.recipe.ts';
import { labelRecipe } from '../recipes/label.recipe.ts';
import { textLinkRecipe } from '../recipes/text-link.recipe.ts';
import { cssOf, isStyleProp, type Styles } from './style-props.ts';

export const recipes = {
  button: buttonRecipe,
  input: inputRecipe,
  label: labelRecipe,
  textLink: textLinkRecipe,
};

const KEPT = 1000;

/** Memoizes the CSS of styles, since the same ones occur at every render. */
function remembering(css: (...all: unknown[]) => Styles): (...all: unknown[]) => Styles {
  const known = new Map<string, Styles>();
  return (...all) => {
    const key = JSON.stringify(all);
    let styles = known.get(key);
    if (!styles) {
      if (known.size >= KEPT) known.clear();
      styles = css(...all);
      known.set(key, styles);
    }
    return styles;
  };
}

/**
 * Design system of the market, with the interface that Chakra's elements expect. Chakra's `createSystem`
 * yields the same from the same tokens (the test of `supported-style-props.ts` compares them). It has four times the
 * code, and costs a tenth of a second on a slow phone.
 */
export function makeSystem(): SystemContext {
  const system = {
    $$chakra: true,
    // The page's CSS contains the layers and all global rules.
    _config: { disableLayers: true },
    _global: [],
    css: remembering(cssOf),
    cva: recipeFn,
    isValidProperty: isStyleProp,
    getRecipeFn: (name: keyof typeof recipes) => recipeFn(recipes[name] as Recipe),
  };
  // Chakra's elements and recipes use nothing else of a system.
  return system as unknown as SystemContext;
}
