import { HEADING_FONT_CSS } from '../theme/heading-font-css.ts';
import { CRITICAL_CSS } from '../theme/chakra-system/critical-css.ts';
import { tokens } from '../theme/tokens.ts';
import { type OfflineCause, offlineMessages } from './offline.messages.ts';
import { OFFLINE_DRAWING, WORDMARK } from './offline-drawings.ts';
import { rootIn, schemeIn, type CachedPageTheme } from './cached-page.ts';

/** Visited page in the cache: address, HTML-escaped title, and time in ms UTC. */
export interface CachedPage {
  href: string;
  title: string;
  at: number;
}

interface AwayPage {
  away: OfflineCause;
  theme: CachedPageTheme;
  seen: readonly CachedPage[];
  /** Current time, in ms UTC. */
  now: number;
}

const { colors, fontSizes, fontWeights, spacing, radii, sizes, fonts } = tokens;

const OWN_CSS =
  `body{margin:0;font-family:${fonts.body}}` +
  `header{border-bottom:1px solid ${colors.line};background:${colors.raised}}` +
  `header a,main{display:block;max-width:40rem;margin-inline:auto;padding-inline:${spacing['4']}}` +
  `header a{padding-block:${spacing['3']};text-decoration:none;color:${colors.ink}}` +
  `.wordmark{display:inline-flex;align-items:center;gap:.4em;font:${fontWeights.extrabold} 24px/1 ${fonts.heading};letter-spacing:-.04em}` +
  `main{padding-block:${spacing['8']} ${spacing['16']}}` +
  `main>svg{display:block;max-width:100%;margin-bottom:${spacing['5']}}` +
  `h1{font-size:${fontSizes['3xl']};margin:0 0 ${spacing['3']}}` +
  `h2{font-size:${fontSizes['xl']};margin:${spacing['10']} 0 ${spacing['3']}}` +
  `p{max-width:${sizes.text};margin:0 0 ${spacing['5']};color:${colors.ink2}}` +
  `.again{display:inline-flex;align-items:center;min-height:${sizes.touch};padding-inline:${spacing['5']};border-radius:${radii.full};` +
  `background:${colors.action};color:${colors.onAction};font-weight:${fontWeights.bold};text-decoration:none}` +
  `.again:hover{background:${colors.actionHover}}` +
  `ul{list-style:none;margin:0;padding:0;border-top:1px solid ${colors.line}}` +
  `li{border-bottom:1px solid ${colors.line}}` +
  `li a{display:block;padding-block:${spacing['3']};color:${colors.ink};text-decoration:none;font-weight:${fontWeights.semibold};overflow-wrap:anywhere}` +
  `li a:hover{text-decoration:underline}` +
  `small{display:block;color:${colors.ink2};font-size:${fontSizes.sm};font-weight:${fontWeights.normal}}`;

const AWAY_CSS = CRITICAL_CSS + HEADING_FONT_CSS + OWN_CSS;

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

const lineOf = ({ href, title, at }: CachedPage, now: number) =>
  `<li><a href="${escaped(href)}">${title}<small>${offlineMessages.seenAt(at, now)}</small></a></li>`;

const listOf = (seen: readonly CachedPage[], now: number) =>
  seen.length === 0
    ? ''
    : `<h2>${offlineMessages.seen}</h2>\n<ul>\n${seen.map((one) => lineOf(one, now)).join('\n')}\n</ul>\n`;

/**
 * Offline page in place of an unavailable page that is not cached: the reason, and links to the cached pages
 * (R2.25). It has no scripts.
 */
export const offlinePage = ({ away, theme, seen, now }: AwayPage): string => `<!doctype html>
${rootIn(theme)}
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="${schemeIn(theme)}">
<meta name="theme-color" content="#B23A1E">
<meta name="robots" content="noindex">
<title>${offlineMessages.title[away]} · Tenderete</title>
<style>${AWAY_CSS}</style>
</head>
<body>
<header><a href="/">${WORDMARK}</a></header>
<main>
${OFFLINE_DRAWING}
<h1>${offlineMessages.title[away]}</h1>
<p>${offlineMessages.text[away]}</p>
<a class="again" href="">${offlineMessages.again}</a>
${listOf(seen, now)}</main>
</body>
</html>
`;

/** Content security policy of the offline page: only its own CSS and the heading font. */
export async function offlinePagePolicy(): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(AWAY_CSS));
  const hash = btoa(String.fromCharCode(...new Uint8Array(digest)));
  return `default-src 'none'; style-src 'sha256-${hash}'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
}
