import type { FastifyInstance } from 'fastify';
import type { ViteDevServer } from 'vite';

export const FLOWS_PATH = '/__flows';

/** The page that shows the statecharts of the market's tabs as they run. For developers only. */
export function addFlowsPage(app: FastifyInstance, vite: ViteDevServer): void {
  app.get(FLOWS_PATH, async (request, reply) => {
    reply.header('cache-control', 'no-store').type('text/html; charset=utf-8');
    return vite.transformIndexHtml(request.url, PAGE);
  });
}

const PAGE = `<!doctype html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Los flujos, en vivo · Tenderete</title>
<link rel="icon" href="/icon.svg">
</head>
<body>
<div id="root"></div>
<script type="module" src="/src/flows/page/main.tsx"></script>
</body>
</html>
`;
