import { printStartMessage } from '../../server/print-start-message.ts';
import { addProductionPages } from '../../server/pages/production-pages.ts';
import { runServer } from '../../server/run-server.ts';
import { CLIENT_FOLDER } from '../../server/http/static-files.ts';
import { addTwoYearsOfVisits } from './two-years-of-visits.ts';

// Production server with an extra route that fills a store with two years of data; the benchmark starts it as a child
// process.
await printStartMessage(
  await runServer((config) => ({
    clientFiles: CLIENT_FOLDER,
    pages: async (app, call, host, watch) => {
      app.post<{ Params: { slug: string } }>('/bench/two-years/:slug', async ({ params }) => {
        await addTwoYearsOfVisits(host.engine.db, params.slug);
        return {};
      });
      await addProductionPages(config)(app, call, host, watch);
    },
  })),
);
