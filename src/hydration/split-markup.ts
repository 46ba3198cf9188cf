import type { EmotionCache } from '@emotion/cache';
import type { RenderedPage } from '../../contract/shell/rendering.ts';
import { STORE_THEME_CSS } from '../theme/store-theme-css.ts';
import { CRITICAL_CSS } from '../theme/critical-css.ts';
import { TEMPLATE_CSS } from '../theme/templates/template-css.ts';

const HOISTED = /^(?:<link[^>]*>|<meta[^>]*>|<title[^>]*>[^<]*<\/title>)*/;

/** React prints titles, metas and image preloads before the page's own markup: they belong into the head. */
export function splitMarkup(markup: string): { head: string; html: string } {
  const head = HOISTED.exec(markup)?.[0] ?? '';
  return { head, html: markup.slice(head.length) };
}

/** What no browser needs of a rule: a block's last semicolon, which ends nothing, and spaces after commas. */
const lean = (css: string) => css.replace(/;}/g, '}').replace(/, (?=[a-z\d.(])/g, ',');

/** The market's sheet, with the dress of stores where the page has one: on others the late sheet brings it. */
const marketRules = (html: string): string =>
  lean(CRITICAL_CSS) + (html.includes('data-dress') ? lean(STORE_THEME_CSS) : '');

/** The sheets of templates that stand in a markup. */
const templateSheets = (html: string): string[] =>
  Object.values(TEMPLATE_CSS).filter((css) => html.includes(`<style>${css}</style>`));

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

/**
 * The market's styles and those that one rendering used, marked so that Emotion takes them over in the browser; and the texts of
 * all style elements of the page. Those are the house's own: a text that anybody else brought into the markup is not among them.
 */
export function stylesOf(html: string, cache: EmotionCache): Pick<RenderedPage, 'styles' | 'sheets'> {
  const ids = rulesIn(cache).map(([id]) => id);
  const [market, used] = [marketRules(html), rulesOf(cache)];
  return {
    styles: `<style>${market}</style><style data-emotion="${cache.key} ${ids.join(' ')}">${used}</style>`,
    sheets: [market, used, ...templateSheets(html)],
  };
}
