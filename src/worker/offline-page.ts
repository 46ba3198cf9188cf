import { HEADING_FONT_CSS } from '../theme/heading-font-css.ts';
import { CRITICAL_CSS } from '../theme/chakra-system/critical-css.ts';
import { tokens } from '../theme/tokens.ts';
import { type OfflineCause, offlineMessages } from './offline.messages.ts';
import { themedRootTag, colourSchemeOf, type CachedPageTheme } from './rewrite-cached-page.ts';

const CLOTH = 'var(--td-colors-awning-a)';
const CREAM = 'var(--td-colors-awning-b)';
const WOOD = 'var(--td-colors-wood)';
const OUTLINE = `stroke="${WOOD}" stroke-width="2" stroke-linejoin="round"`;

/** Logo of the market. */
const WORDMARK = `<span class="wordmark"><svg aria-hidden="true" width="1.25em" height="1.1em" viewBox="0 0 40 35" fill="none"><path d="M6.5 17v16M33.5 17v16M4 33h32" stroke="currentColor" stroke-width="3" stroke-linecap="round"/><path d="M7 2h26l6 13a5 5 0 0 1-9.5 1.5A5 5 0 0 1 20 16.5 5 5 0 0 1 10.5 16.5 5 5 0 0 1 1 15L7 2Z" fill="${CREAM}"/><path d="M7 2h6.5l-3 14.5A5 5 0 0 1 1 15L7 2ZM20 2h6.5l3 14.5A5 5 0 0 1 20 16.5V2Z" fill="${CLOTH}"/><path d="M7 2h26l6 13a5 5 0 0 1-9.5 1.5A5 5 0 0 1 20 16.5 5 5 0 0 1 10.5 16.5 5 5 0 0 1 1 15L7 2Z" stroke="currentColor" stroke-width="1.5" stroke-linejoin="round"/></svg>Tenderete</span>`;

const scallop = (at: number) =>
  `<path d="M${36 + at * 25.6} 62h25.6v4a12.8 12.8 0 0 1-25.6 0v-4Z" fill="${at % 2 === 0 ? CLOTH : CREAM}" ${OUTLINE}/>`;

/** Drawing of a closed stall. */
const OFFLINE_DRAWING = `<svg aria-hidden="true" width="200" height="160" viewBox="0 0 200 160" fill="none"><ellipse cx="100" cy="146" rx="84" ry="8" fill="var(--td-colors-line)"/><path d="M48 70v76M152 70v76" stroke="${WOOD}" stroke-width="6" stroke-linecap="round"/><path d="M52 74h96v68H52Z" fill="var(--td-colors-kraft)" ${OUTLINE}/><path d="M52 91h96M52 108h96M52 125h96" stroke="${WOOD}" stroke-width="2"/><path d="M92 133h16" stroke="${WOOD}" stroke-width="4" stroke-linecap="round"/><path d="M50 42h100l14 20H36l14-20Z" fill="${CREAM}" ${OUTLINE}/><path d="M50 42h20l-8 20H36l14-20ZM90 42h20v20H88l2-20ZM130 42h20l14 20h-26l-8-20Z" fill="${CLOTH}"/>${[0, 1, 2, 3, 4].map(scallop).join('')}</svg>`;

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
${themedRootTag(theme)}
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="${colourSchemeOf(theme)}">
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
export async function offlinePageCsp(): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(AWAY_CSS));
  const hash = btoa(String.fromCharCode(...new Uint8Array(digest)));
  return `default-src 'none'; style-src 'sha256-${hash}'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
}
