import { STORE_THEME_CSS } from '../store-theme-css.ts';
import { fillStyleElement } from './fill-style-element.ts';
import { FONTS, fontVar } from '../fonts.ts';
import { colourVar } from '../colours.ts';
import { darkModeRules } from '../dark-mode.ts';

/**
 * Deferred CSS, inserted by the browser's code after hydration. It has animations after a press, store themes
 * for pages that came without one, and rules for rare elements.
 */
export const DEFERRED_CSS =
  `:root{${fontVar('mono')}:${FONTS.mono};${fontVar('serif')}:${FONTS.serif}}` +
  '@layer reset{*{-webkit-tap-highlight-color:transparent}i,em{font-style:italic}hr{height:0;color:inherit;border-top-width:1px}' +
  'table{text-indent:0;border-color:inherit;border-collapse:collapse}' +
  '[type=text],[type=email],[type=password]{appearance:none}' +
  '::-webkit-search-decoration,::-webkit-search-cancel-button{-webkit-appearance:none}' +
  '::file-selector-button{font:inherit}::placeholder{user-select:none}textarea{resize:vertical}' +
  ':-moz-ui-invalid{box-shadow:none}}' +
  `::selection{background:var(${colourVar('soon')});color:var(${colourVar('onSoon')})}` +
  '@keyframes shimmer{50%{opacity:.5}}' +
  '@keyframes turn{to{transform:rotate(360deg)}}' +
  '@keyframes bump{40%{transform:scale(1.35)}}' +
  '@keyframes rise{from{opacity:0;transform:translateY(12px)}}' +
  '@keyframes slide{from{transform:translateX(100%)}}' +
  // No scrolling behind a modal dialog; padding replaces the scrollbar's width.
  ':root:has(dialog:modal){overflow:hidden;scrollbar-gutter:auto;padding-right:var(--gutter)}' +
  // Keeps focused elements and toasts clear of the bars at the bottom of a phone.
  '@media (width < 48rem) and (height >= 500px){:root{scroll-padding-bottom:80px}:root:has([data-part=purchase]){--foot:176px;scroll-padding-bottom:164px}}' +
  // Bright pictures and papers would dazzle in dark mode.
  darkModeRules('filter:brightness(.92)', ' img') +
  darkModeRules('--receipt:#EFE6D4') +
  STORE_THEME_CSS;

/** Inserts the deferred CSS into the page. */
export function insertDeferredCss(): void {
  const sheet = document.createElement('style');
  document.head.append(sheet);
  fillStyleElement(sheet, DEFERRED_CSS);
}
