import { offlineMessages } from './offline.messages.ts';

const BODY = /<body[^>]*>/;
const ROOT = /<html lang="es"[^>]*>/;
const SCHEME = /(<meta name="color-scheme" content=")[^"]*"/;
const TITLE = /<title>([^<]*)<\/title>/;

export type Theme = 'light' | 'dark' | 'system';

/** The theme that a cookie chooses; `system` where there is none. */
export const themeIn = (cookie: string | undefined): Theme =>
  cookie === 'light' || cookie === 'dark' ? cookie : 'system';

/** The first lines of a page in a theme, as the server writes them. */
export const rootIn = (theme: Theme) =>
  `<html lang="es"${theme === 'system' ? '' : ` data-theme="${theme}"`}>`;
export const schemeIn = (theme: Theme) => (theme === 'system' ? 'light dark' : theme);

/** A page in the theme that is chosen now: it was kept in that of its time. */
export const withTheme = (html: string, theme: Theme): string =>
  html.replace(ROOT, rootIn(theme)).replace(SCHEME, `$1${schemeIn(theme)}"`);

const NOTICE_STYLE = [
  'margin:0',
  'padding:.75rem 1rem',
  'background:var(--td-colors-soon)',
  'color:var(--td-colors-on-soon)',
  'font:600 .875rem/1.5 var(--td-fonts-body)',
  'text-align:center',
].join(';');

/**
 * A page with a sentence over it, and the way to load it again. Outside the root, so that the page comes alive as it was sent; whoever
 * goes on to what is fresh takes it away by its id. `words` are our own: nothing in them is markup.
 */
export const withBanner = (html: string, words: string): string =>
  html.replace(
    BODY,
    (body) =>
      `${body}\n<div role="status" id="since-when" style="${NOTICE_STYLE}">${words} <a href="" style="color:inherit;text-decoration:underline">${offlineMessages.reload}</a></div>`,
  );

/** What a page calls itself, escaped as it stands there, without the market's name behind it; null for what has no title. */
export const titleIn = (html: string): string | null =>
  TITLE.exec(html)?.[1]?.replace(/ · Tenderete$/, '') ?? null;
