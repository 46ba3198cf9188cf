import { printStartMessage } from '../../server/print-start-message.ts';
import { addProductionPages } from '../../server/pages/production-pages.ts';
import { runServer } from '../../server/run-server.ts';
import { CLIENT_FOLDER } from '../../server/http/static-files.ts';
import { insertManyOrders } from '../orders/insert-many-orders.ts';
import { insertManyAccounts } from '../admin/insert-many-accounts.ts';
import { insertManyProducts } from './insert-many-products.ts';

// Production server with extra routes that give a producer many products or orders; the benchmark starts it as a child
// process.
await printStartMessage(
  await runServer((config) => ({
    clientFiles: CLIENT_FOLDER,
    pages: async (app, call, host, watch) => {
      app.post<{ Params: { email: string; goods: string } }>(
        '/bench/goods/:email/:goods',
        async ({ params: { email, goods } }) => {
          await insertManyProducts(host.engine.db, email, Number(goods));
          return {};
        },
      );
      app.post<{ Params: { people: string } }>('/bench/people/:people', async ({ params: { people } }) => {
        await insertManyAccounts(host.engine.db, Number(people));
        return {};
      });
      app.post<{ Params: { orders: string } }>('/bench/new-orders/:orders', ({ params }) =>
        insertManyOrders(host.engine.db, Number(params.orders), 'pending'),
      );
      await addProductionPages(config)(app, call, host, watch);
    },
  })),
);
