import { colourVar } from './colours.ts';
import { THEMED_COLOURS } from './store-theme.ts';
import { darkModeRules } from './dark-mode.ts';

const take = (time: 'd' | 'n') =>
  THEMED_COLOURS.map((name) => `${colourVar(name)}:var(--${time}-${name})`).join(';');

/**
 * Hides the market's awning if the page has a store's. It selects by id, for speed: the browser evaluates
 * `:has` after every change of the page. It then restyles all elements that the rest of the selector may
 * match.
 */
const ONE_AWNING = ':root:has([data-part=store-header]) #market-awning{display:none}';

/** Replaces the market's colours by the store's inside an element with `data-dress`, in light and dark mode. */
export const STORE_THEME_CSS = `[data-dress]{${take('d')}}${darkModeRules(take('n'), ' [data-dress]')}${ONE_AWNING}`;
