import { announceServer } from '../../server/announce-server.ts';
import { addProductionPages } from '../../server/pages/production-pages.ts';
import { runServer } from '../../server/run-server.ts';
import { CLIENT_FILES } from '../../server/static-files.ts';
import { addManyGoods } from './many-goods.ts';

// The market as it is served, with a route that gives a producer many products; started by the benchmark as a process of its own.
await announceServer(
  await runServer((config) => ({
    clientFiles: CLIENT_FILES,
    pages: async (app, call, engine, watch) => {
      app.post<{ Params: { email: string; goods: string } }>(
        '/bench/goods/:email/:goods',
        async ({ params: { email, goods } }) => {
          await addManyGoods(engine.db, email, Number(goods));
          return {};
        },
      );
      await addProductionPages(config)(app, call, engine, watch);
    },
  })),
);
