import type { EmotionCache } from '@emotion/cache';
import type { RenderedPage } from '../../contract/shell/rendered-page.ts';
import { STORE_THEME_CSS } from '../theme/store-theme-css.ts';
import { CRITICAL_CSS } from '../theme/chakra-system/critical-css.ts';
import { TEMPLATE_CSS } from '../theme/templates/template-css.ts';

const HOISTED = /^(?:<link[^>]*>|<meta[^>]*>|<title[^>]*>[^<]*<\/title>)*/;

/** Splits React's markup: titles, meta tags and preloads at its start belong in the head. */
export function splitMarkup(markup: string): { head: string; html: string } {
  const head = HOISTED.exec(markup)?.[0] ?? '';
  return { head, html: markup.slice(head.length) };
}

/** Minifies CSS: removes the last semicolon of a block and spaces after commas. */
const lean = (css: string) => css.replace(/;}/g, '}').replace(/, (?=[a-z\d.(])/g, ',');

/** Critical CSS, with the store theme's rules if the page needs them. Other pages get those with the deferred CSS. */
const marketRules = (html: string): string =>
  lean(CRITICAL_CSS) + (html.includes('data-dress') ? lean(STORE_THEME_CSS) : '');

/** CSS of the store templates in a markup. */
const templateSheets = (html: string): string[] =>
  Object.values(TEMPLATE_CSS).filter((css) => html.includes(`<style>${css}</style>`));

const rulesIn = ({ inserted }: EmotionCache) =>
  Object.entries(inserted).filter((entry): entry is [string, string] => {
    const [, rule] = entry;
    return typeof rule === 'string' && rule !== '';
  });

/** CSS rules of one rendering. */
export const emotionRulesOf = (cache: EmotionCache): string =>
  rulesIn(cache)
    .map(([, rule]) => lean(rule))
    .join('');

/**
 * Style elements of a page: the critical CSS, and the rules of one rendering, marked for Emotion's hydration.
 * `sheets` are the texts of all style elements that the server wrote; foreign ones in the markup are not
 * included.
 */
export function styleElementsOf(html: string, cache: EmotionCache): Pick<RenderedPage, 'styles' | 'sheets'> {
  const ids = rulesIn(cache).map(([id]) => id);
  const [market, used] = [marketRules(html), emotionRulesOf(cache)];
  return {
    styles: `<style>${market}</style><style data-emotion="${cache.key} ${ids.join(' ')}">${used}</style>`,
    sheets: [market, used, ...templateSheets(html)],
  };
}
