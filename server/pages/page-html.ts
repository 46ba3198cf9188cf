import type { FrontDoor } from '../../contract/shell/front-door.ts';
import type { RenderedPage } from '../../contract/shell/rendering.ts';
import type { ClientBuild } from './client-build.ts';

export type Theme = 'light' | 'dark' | 'system';

const named = (chunks: readonly string[], when: '' | ' media="not all"') =>
  chunks.map((href) => `<link rel="modulepreload" href="${href}"${when} fetchpriority="low">\n`).join('');

/**
 * All code sets out with the page, behind its first picture: asked for later it would come one answer later, behind the pictures
 * further below. boot.js starts what is named here, in this order. Where prefetch.js brings what the screen shows, it sends for the
 * rest behind that, which would wait for the line else.
 */
const preloadsOf = ({ ahead, routeIds }: RenderedPage, build: ClientBuild) => {
  const { first, rest } = build.chunksFor(routeIds);
  return named(first, '') + named(rest, ahead?.isPictured ? ' media="not all"' : '');
};

/** Where nothing is rendered there is nothing that it could hold up: behind all the code, boot.js came when that had long been there. */
const BOOT_HASTE: Readonly<Record<FrontDoor, string>> = { market: '', backOffice: ' fetchpriority="high"' };

const aheadFile = (id: string) => `/prefetch.js?${id}`;

/** What goes before the page itself, so that it is sent for before the page is read. */
export const linkHeader = ({ ahead }: RenderedPage, { id }: ClientBuild): string | undefined =>
  ahead && `<${aheadFile(id)}>; rel=preload; as=script; fetchpriority=high`;

/** The first script of a page that starts in the browser, behind what it shows: it says who is admitted, and what they ask. */
const aheadOf = ({ ahead }: RenderedPage, { id }: ClientBuild) =>
  ahead
    ? `<script async src="${aheadFile(id)}" fetchpriority="high" data-roles="${ahead.roles.join(' ')}" data-always="${spelt(ahead.calls.always)}" data-unsearched="${spelt(ahead.calls.unsearched)}"${ahead.isPictured ? ' data-pictured' : ''}></script>\n`
    : '';

const spelt = (addresses: readonly string[]) => addresses.join(' ').replaceAll('&', '&amp;');

/** Which styles a page brings, its rules say as well: boot.js reads them. */
const unnamed = (styles: string) => styles.replace(/(<style data-emotion="css) [^"]*"/, '$1"');

/**
 * Puts a rendered first screen into a whole page, of which nothing is painted before all of it is read: a header that is drawn
 * half moves with its other half. Nothing in it is a script but files of our own.
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
