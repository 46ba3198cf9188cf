import { createServer } from 'vite';
import { printStartMessage } from './print-start-message.ts';
import { registerDevPages } from './pages/dev-pages.ts';
import { DEVELOPERS_PAGES } from './pages/developer-tool-pages.ts';
import { runServer } from './run-server.ts';

const server = await runServer((config) => ({
  isDevelopment: true,
  pages: async (app, call, { clock }, watch) => {
    const vite = await createServer({
      // HMR on the server's own port, so that two servers do not conflict on Vite's port.
      server: { middlewareMode: true, hmr: { server: app.server } },
      appType: 'custom',
      // Dependencies of developer pages and the bot check are pre-bundled too; a later discovery would reload every
      // open page.
      optimizeDeps: {
        entries: [
          'src/entry-{client,back-office}.tsx',
          'src/entry-bot-check.ts',
          ...DEVELOPERS_PAGES.map(({ entry }) => entry.slice(1)),
        ],
      },
    });
    app.addHook('onClose', () => vite.close());
    registerDevPages(app, vite, { installation: config.installation, call, watch, clock });
  },
}));
await printStartMessage(server);
for (const { title, path } of DEVELOPERS_PAGES)
  console.log(`${title}: http://localhost:${server.config.port}${path}`);
