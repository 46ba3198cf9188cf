import { sql } from 'drizzle-orm';
import { printStartMessage } from '../../../server/print-start-message.ts';
import type { Database } from '../../../server/db/database.ts';
import { addProductionPages } from '../../../server/pages/production-pages.ts';
import { runServer } from '../../../server/run-server.ts';
import { CLIENT_FOLDER } from '../../../server/http/static-files.ts';
import { markupOf, USER_TEXT_COLUMNS } from '../samples/hostile-markup.ts';

// Complete server whose parent process can replace every user-written text by markup, bypassing all validation.

async function poison(db: Database): Promise<void> {
  for (const field of USER_TEXT_COLUMNS) {
    const [table = '', column = '', key] = field.split('.');
    const [at, into] = [sql.identifier(table), sql.identifier(column)];
    if (key !== undefined)
      await db.execute(
        sql`update ${at} set ${into} = ${into} || jsonb_build_object(${key}::text, ${markupOf(field)}::text) where ${into} is not null`,
      );
    else if (column === 'tags' || column === 'categories')
      await db.execute(sql`update ${at} set ${into} = array[${markupOf(field)}]`);
    else await db.execute(sql`update ${at} set ${into} = ${markupOf(field)}`);
  }
}

const server = await runServer((config) => ({
  clientFiles: CLIENT_FOLDER,
  pages: addProductionPages(config),
}));
process.on('message', () => {
  poison(server.engine.db).then(
    () => process.send?.('changed'),
    (error: unknown) => process.send?.(String(error)),
  );
});
await printStartMessage(server);
