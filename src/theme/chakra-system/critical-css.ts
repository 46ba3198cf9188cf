import { colourVar, type ThemeColour, LIGHT_COLOURS, TOKEN_PREFIX, SHADOWS } from '../colours.ts';
import { FALLBACK_FONT_FACES } from '../font-faces.ts';
import { FONTS, fontVar } from '../fonts.ts';
import { DARK_MODE_CSS } from '../dark-mode.ts';
import { RESET_CSS } from './reset.ts';
import { REDUCED_MOTION_CSS } from './reduced-motion.ts';
import { tokens } from '../tokens.ts';

const declared = [
  ...Object.entries(LIGHT_COLOURS).map(([name, value]) => `${colourVar(name as ThemeColour)}:${value}`),
  `${fontVar('heading')}:${FONTS.heading}`,
  `${fontVar('body')}:${FONTS.body}`,
  `--${TOKEN_PREFIX}-radii-card:12px`,
  `--${TOKEN_PREFIX}-shadows-stall:${SHADOWS.day.stall}`,
].join(';');

const { colors, fonts, fontSizes, fontWeights, lineHeights, radii } = tokens;

/** Only animation of a newly loaded page: the awning. */
const SWAY =
  '@keyframes sway{0%{transform:rotateX(0)}25%{transform:rotateX(-26deg)}55%{transform:rotateX(12deg)}' +
  '80%{transform:rotateX(-6deg)}100%{transform:rotateX(0)}}';

const BASE_CSS =
  `html{color-scheme:light;background:${colors.ground};color:${colors.ink};scroll-padding-top:96px;scrollbar-gutter:stable}` +
  `body{font-size:${fontSizes.md};line-height:${lineHeights.normal};overflow-x:clip}` +
  `h1,h2,h3{font-family:${fonts.heading};font-weight:${fontWeights.extrabold};letter-spacing:-.02em;` +
  `line-height:${lineHeights.tight};text-wrap:balance;overflow-wrap:anywhere}` +
  `:focus-visible{outline:2px solid ${colors.info};outline-offset:2px;border-radius:${radii.tag}}` +
  'h1:focus{outline:none}' +
  // A window with little height has no fixed bars.
  '@media (height<500px){html{scroll-padding:0}}' +
  // Elements pressed before hydration, as marked by boot.js.
  '[data-heard]{opacity:.7;cursor:progress}' +
  `::placeholder{color:${colors.ink2};opacity:1}`;

/**
 * Critical CSS of every page. The server embeds it, so it is not part of the browser's code. Rules that can
 * wait until hydration are in the deferred CSS.
 */
export const CRITICAL_CSS =
  '@layer reset,base,recipes;' +
  `@layer base{${BASE_CSS}}` +
  `:where(:root){${declared}}` +
  RESET_CSS +
  FALLBACK_FONT_FACES +
  SWAY +
  DARK_MODE_CSS +
  REDUCED_MOTION_CSS;
