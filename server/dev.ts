import { createServer } from 'vite';
import { announceServer } from './announce-server.ts';
import { botCheckSetupOf } from './bot-check-setup.ts';
import { systemClock } from './clock.ts';
import { registerDevPages } from './pages/dev-pages.ts';
import { runServer } from './run-server.ts';

const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' });
const server = await runServer((config) => ({
  isDevelopment: true,
  pages: (app, call) =>
    registerDevPages(app, vite, {
      ...config,
      call,
      clock: systemClock,
      botCheck: botCheckSetupOf(config),
    }),
}));
await announceServer(server);
