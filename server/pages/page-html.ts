import type { AppSection } from '../../contract/shell/app-section.ts';
import type { RenderedPage } from '../../contract/shell/rendered-page.ts';
import type { ClientBuild } from './client-build.ts';

export type Theme = 'light' | 'dark' | 'system';

const named = (chunks: readonly string[], when: '' | ' media="not all"') =>
  chunks.map((href) => `<link rel="modulepreload" href="${href}"${when} fetchpriority="low">\n`).join('');

/**
 * Preload links of all code, sent with the page but after its first picture; later links would queue behind further
 * pictures. boot.js imports the listed modules in this order. With prefetch.js, the remaining modules wait for the data
 * of the screen.
 */
const preloadsOf = ({ ahead, routeIds }: RenderedPage, build: ClientBuild) => {
  const { first, rest } = build.chunksFor(routeIds);
  return named(first, '') + named(rest, ahead?.isPictured ? ' media="not all"' : '');
};

/**
 * Fetch priority of boot.js. The back office has no rendered content that it could delay, and at low priority it
 * arrived long after the code.
 */
const BOOT_HASTE: Readonly<Record<AppSection, string>> = { market: '', backOffice: ' fetchpriority="high"' };

const aheadFile = (id: string) => `/prefetch.js?${id}`;

/** Link header of prefetch.js, so that its request starts before the browser parses the page. */
export const linkHeader = ({ ahead }: RenderedPage, { id }: ClientBuild): string | undefined =>
  ahead && `<${aheadFile(id)}>; rel=preload; as=script; fetchpriority=high`;

/** Prefetch script tag of a page that starts in the browser, with the permitted roles and the calls to prefetch. */
const aheadOf = ({ ahead }: RenderedPage, { id }: ClientBuild) =>
  ahead
    ? `<script async src="${aheadFile(id)}" fetchpriority="high" data-roles="${ahead.roles.join(' ')}" data-always="${spelt(ahead.calls.always)}" data-unsearched="${spelt(ahead.calls.unsearched)}"${ahead.isPictured ? ' data-pictured' : ''}></script>\n`
    : '';

const spelt = (addresses: readonly string[]) => addresses.join(' ').replaceAll('&', '&amp;');

/**
 * Removes the list of style ids from Emotion's style tags, because the rules contain the same ids and boot.js reads
 * them there.
 */
const unnamed = (styles: string) => styles.replace(/(<style data-emotion="css) [^"]*"/, '$1"');

/**
 * HTML document of a rendered first screen. Painting waits for the complete document, because a half-painted header
 * would shift. It contains no inline scripts.
 */
export function pageHtml(page: RenderedPage, build: ClientBuild, theme: Theme): string {
  const themeAttribute = theme === 'system' ? '' : ` data-theme="${theme}"`;
  return `<!doctype html>
<html lang="es"${themeAttribute}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="${theme === 'system' ? 'light dark' : theme}">
<meta name="theme-color" content="#B23A1E">
<link rel="expect" href="#page-state" blocking="render">
${page.head}
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="manifest" href="/manifest.webmanifest">
${preloadsOf(page, build)}<script async src="/boot.js?${build.id}"${BOOT_HASTE[page.door]}></script>
${unnamed(page.styles)}
</head>
<body>
<div id="root">${page.html}</div>
<script type="application/json" id="page-state">${page.state}</script>
${aheadOf(page, build)}</body>
</html>
`;
}
