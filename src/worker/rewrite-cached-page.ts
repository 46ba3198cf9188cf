import { offlineMessages } from './offline.messages.ts';

const BODY = /<body[^>]*>/;
const ROOT = /<html lang="es"[^>]*>/;
const SCHEME = /(<meta name="color-scheme" content=")[^"]*"/;
const TITLE = /<title>([^<]*)<\/title>/;

export type CachedPageTheme = 'light' | 'dark' | 'system';

/** Theme in the cookie; `system` without one. */
export const themeIn = (cookie: string | undefined): CachedPageTheme =>
  cookie === 'light' || cookie === 'dark' ? cookie : 'system';

/** Root element of a page with this theme, as the server writes it. */
export const themedRootTag = (theme: CachedPageTheme) =>
  `<html lang="es"${theme === 'system' ? '' : ` data-theme="${theme}"`}>`;
export const colourSchemeOf = (theme: CachedPageTheme) => (theme === 'system' ? 'light dark' : theme);

/** Cached page with the current theme instead of that at the time of caching. */
export const withTheme = (html: string, theme: CachedPageTheme): string =>
  html.replace(ROOT, themedRootTag(theme)).replace(SCHEME, `$1${colourSchemeOf(theme)}"`);

const NOTICE_STYLE = [
  'margin:0',
  'padding:.75rem 1rem',
  'background:var(--td-colors-soon)',
  'color:var(--td-colors-on-soon)',
  'font:600 .875rem/1.5 var(--td-fonts-body)',
  'text-align:center',
].join(';');

/**
 * Page with a banner and a reload link on top. The banner is outside the root element, so that hydration is
 * not disturbed; the page removes it by its id. `words` must be safe, since they are not escaped.
 */
export const withBanner = (html: string, words: string): string =>
  html.replace(
    BODY,
    (body) =>
      `${body}\n<div role="status" id="since-when" style="${NOTICE_STYLE}">${words} <a href="" style="color:inherit;text-decoration:underline">${offlineMessages.reload}</a></div>`,
  );

/** Title of a page, still HTML-escaped and without the market's name; null without a title. */
export const titleIn = (html: string): string | null =>
  TITLE.exec(html)?.[1]?.replace(/ · Tenderete$/, '') ?? null;
