import { createServer } from 'vite';
import { announceServer } from './announce-server.ts';
import { botCheckSetupOf } from './bot-check-setup.ts';
import { systemClock } from './clock.ts';
import { registerDevPages } from './pages/dev-pages.ts';
import { FLOWS_PATH } from './pages/flows-page.ts';
import { runServer } from './run-server.ts';

const vite = await createServer({
  server: { middlewareMode: true },
  appType: 'custom',
  // What only the page of flows needs is prepared with the rest: found later, it would load every open page anew.
  optimizeDeps: { entries: ['src/entry-client.tsx', 'src/flows/page/main.tsx'] },
});
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
console.log(`Los flujos, en vivo: ${FLOWS_PATH}`);
