import { createServer } from 'vite';
import { announceServer } from './announce-server.ts';
import { systemClock } from './clock.ts';
import { registerDevPages } from './pages/dev-pages.ts';
import { runServer } from './run-server.ts';

const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' });
const server = await runServer(({ market, publicHost, maintenance }) => ({
  isDevelopment: true,
  pages: (app, call) =>
    registerDevPages(app, vite, { call, clock: systemClock, market, publicHost, maintenance }),
}));
await announceServer(server);
