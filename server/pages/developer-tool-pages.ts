import type { FastifyInstance } from 'fastify';
import type { ViteDevServer } from 'vite';

interface DevelopersPage {
  path: string;
  title: string;
  /** Entry source file. */
  entry: string;
}

/** Live statecharts of the open tabs. */
const LIVE_CHARTS: DevelopersPage = {
  path: '/__flows',
  title: 'Los flujos, en vivo',
  entry: '/src/live-charts/page/main.tsx',
};

/** Showcase of the back-office components. */
const SHOWCASE: DevelopersPage = {
  path: '/__trastienda',
  title: 'La trastienda, pieza a pieza',
  entry: '/src/showcase/main.tsx',
};

export const DEVELOPERS_PAGES = [LIVE_CHARTS, SHOWCASE];

/** Adds the pages that exist only in development. */
export function addDevelopersPages(app: FastifyInstance, vite: ViteDevServer): void {
  for (const { path, title, entry } of DEVELOPERS_PAGES) {
    app.get(path, async (request, reply) => {
      reply.header('cache-control', 'no-store').type('text/html; charset=utf-8');
      return vite.transformIndexHtml(request.url, pageOf(title, entry));
    });
  }
}

const pageOf = (title: string, entry: string) => `<!doctype html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<title>${title} · Tenderete</title>
<link rel="icon" href="/icon.svg">
</head>
<body>
<div id="root"></div>
<script type="module" src="${entry}"></script>
</body>
</html>
`;
