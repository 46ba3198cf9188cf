import type { FastifyInstance } from 'fastify';
import type { ViteDevServer } from 'vite';
import type { AppSection } from '../../contract/shell/app-section.ts';
import type { Render, RenderedPage } from '../../contract/shell/rendered-page.ts';
import { networkOf } from '../http/network-address.ts';
import { addDevelopersPages } from './developer-tool-pages.ts';
import type { PagesOptions } from './pages.plugin.ts';
import { pageAddress } from './page-key.ts';

type DevPagesOptions = Pick<PagesOptions, 'call' | 'watch' | 'clock' | 'installation'>;

const ASSET = /^\/(@|src\/|contract\/|node_modules\/|fonts\/|ejemplos\/|__)/;
const FILE = /\.[a-z\d]{2,12}$/i;

/** URL of the bot check script in the build; in development it maps to a source file. */
const BOT_CHECK = /^\/bot-check\.js(\?|$)/;

/** Development pages through Vite: rendered anew for each request, with hot reload. */
export function registerDevPages(app: FastifyInstance, vite: ViteDevServer, options: DevPagesOptions): void {
  addDevelopersPages(app, vite);
  app.get('/*', async (request, reply) => {
    const path = request.url.replace(/\?.*$/s, '');
    const isNavigated = request.headers.accept?.includes('text/html') === true;
    if (ASSET.test(path) || (FILE.test(path) && !isNavigated)) {
      reply.hijack();
      if (BOT_CHECK.test(request.url)) request.raw.url = '/src/entry-bot-check.ts';
      vite.middlewares(request.raw, reply.raw, () => reply.raw.writeHead(404).end());
      return reply;
    }
    const { clock, installation, watch } = options;
    const { url } = pageAddress(request.url, request.headers.host ?? '', installation.publicHost);
    const { render } = (await vite.ssrLoadModule('/src/entry-server.tsx')) as { render: Render };
    const { call, sights } = watch.ofPage(url, options.call);
    const page = await render({ url, now: clock.now(), installation, build: 'dev' }, call);
    if (page.location) return reply.redirect(page.location, page.status);
    const html = await vite.transformIndexHtml(request.url, devHtml(page));
    // Stately's inspector is a window of another origin and must communicate with the page.
    reply.header('cross-origin-opener-policy', 'same-origin-allow-popups');
    const { method, headers, ip } = request;
    const visitor = { address: networkOf(ip), userAgent: headers['user-agent'] };
    if (page.status === 200) watch.pageSent({ method, headers, visitor }, sights);
    return reply.code(page.status).type('text/html; charset=utf-8').send(html);
  });
}

const ENTRIES: Readonly<Record<AppSection, string>> = {
  market: '/src/entry-client.tsx',
  backOffice: '/src/entry-back-office.tsx',
};

const devHtml = ({ door, head, styles, html, state }: RenderedPage) => `<!doctype html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
${head}
${styles}
</head>
<body>
<div id="root">${html}</div>
<script type="application/json" id="page-state">${state}</script>
<script type="module" src="${ENTRIES[door]}"></script>
</body>
</html>
`;
