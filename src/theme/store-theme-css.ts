import { colourVar } from './colours.ts';
import { THEMED_COLOURS } from './store-theme.ts';
import { darkMode } from './dark-mode.ts';

const take = (time: 'd' | 'n') =>
  THEMED_COLOURS.map((name) => `${colourVar(name)}:var(--${time}-${name})`).join(';');

/**
 * A store's front has its own awning; the market's makes room for it. By its id: whatever comes or goes in the page, the
 * browser asks `:has` again, and styles anew all that the rest of the rule may mean.
 */
const ONE_AWNING = ':root:has([data-part=store-header]) #market-awning{display:none}';

/** Inside a dressed element the store's colours stand for the market's, by day and by night. */
export const STORE_THEME_CSS = `[data-dress]{${take('d')}}${darkMode(take('n'), ' [data-dress]')}${ONE_AWNING}`;
