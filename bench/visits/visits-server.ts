import { announceServer } from '../../server/announce-server.ts';
import { addProductionPages } from '../../server/pages/production-pages.ts';
import { runServer } from '../../server/run-server.ts';
import { CLIENT_FILES } from '../../server/http/static-files.ts';
import { addYears } from './two-years.ts';

// Production server with an extra route that fills a store with two years of data; the benchmark starts it as a child
// process.
await announceServer(
  await runServer((config) => ({
    clientFiles: CLIENT_FILES,
    pages: async (app, call, engine, watch) => {
      app.post<{ Params: { slug: string } }>('/bench/two-years/:slug', async ({ params }) => {
        await addYears(engine.db, params.slug);
        return {};
      });
      await addProductionPages(config)(app, call, engine, watch);
    },
  })),
);
