import type { EmotionCache } from '@emotion/cache';
import { DRESS_CSS } from './theme/dress-css.ts';
import { MARKET_CSS } from './theme/market-sheet.ts';

const HOISTED = /^(?:<link[^>]*>|<meta[^>]*>|<title[^>]*>[^<]*<\/title>)*/;

/** React prints titles, metas and image preloads before the page's own markup: they belong into the head. */
export function partedMarkup(markup: string): { head: string; html: string } {
  const head = HOISTED.exec(markup)?.[0] ?? '';
  return { head, html: markup.slice(head.length) };
}

/** What no browser needs of a rule: a block's last semicolon, which ends nothing, and spaces after commas. */
const lean = (css: string) => css.replace(/;}/g, '}').replace(/, (?=[a-z\d.(])/g, ',');

/** The market's sheet, with the dress of stores where the page has one: on others the late sheet brings it. */
export const sheetOf = (html: string): string =>
  `<style>${lean(MARKET_CSS)}${html.includes('data-dress') ? lean(DRESS_CSS) : ''}</style>`;

const rulesIn = ({ inserted }: EmotionCache) =>
  Object.entries(inserted).filter((entry): entry is [string, string] => {
    const [, rule] = entry;
    return typeof rule === 'string' && rule !== '';
  });

/** The rules that one rendering used. */
export const rulesOf = (cache: EmotionCache): string =>
  rulesIn(cache)
    .map(([, rule]) => lean(rule))
    .join('');

/** The styles that one rendering used, marked so that Emotion takes them over in the browser. */
export function stylesOf(cache: EmotionCache): string {
  const ids = rulesIn(cache).map(([id]) => id);
  return `<style data-emotion="${cache.key} ${ids.join(' ')}">${rulesOf(cache)}</style>`;
}
