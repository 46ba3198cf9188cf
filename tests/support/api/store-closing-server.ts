import { eq } from 'drizzle-orm';
import { printStartMessage } from '../../../server/print-start-message.ts';
import { announceChange } from '../../../server/db/change-feed.ts';
import type { Database } from '../../../server/db/database.ts';
import { popupStores } from '../../../server/db/schema-stores.ts';
import { addProductionPages } from '../../../server/pages/production-pages.ts';
import { runServer } from '../../../server/run-server.ts';
import { CLIENT_FOLDER } from '../../../server/http/static-files.ts';
import type { StoreClosing } from './store-closing.ts';

// Complete server whose parent process can set the closing time of a store, which no verb does.

const change = async (db: Database, { storeId, endsAt }: StoreClosing): Promise<void> => {
  await db
    .update(popupStores)
    .set({ endDate: new Date(endsAt) })
    .where(eq(popupStores.id, storeId));
  await announceChange(db, [storeId]);
};

const server = await runServer((config) => ({
  clientFiles: CLIENT_FOLDER,
  pages: addProductionPages(config),
}));
process.on('message', (news: StoreClosing) => {
  change(server.engine.db, news).then(
    () => process.send?.('changed'),
    (error: unknown) => process.send?.(String(error)),
  );
});
await printStartMessage(server);
