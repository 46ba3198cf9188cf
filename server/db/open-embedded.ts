import { chmodSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { CHANNEL, readChanges } from './change-feed.ts';
import { CONNECTION_SETTINGS } from './connection-settings.ts';
import { CASING, type Database } from './database.ts';
import { keepStatements } from './embedded-statements.ts';
import type { Engine } from './engine.ts';
import { MIGRATIONS } from './migrations.ts';

const extensions = { pg_trgm };

/** A kill during the very first start must not leave half a database: it gets its name when it is whole. */
async function createWhole(folder: string): Promise<void> {
  const unfinished = `${folder}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true });
  const client = await PGlite.create(unfinished, { extensions });
  await client.close();
  renameSync(unfinished, folder);
}

async function embeddedEngine(client: PGlite): Promise<Engine> {
  for (const [name, value] of Object.entries(CONNECTION_SETTINGS))
    await client.exec(`set ${name} = ${value}`);
  // drizzle asks for a whole PGlite, and uses these two functions of it.
  const statements = keepStatements(client) as unknown as PGlite;
  return {
    kind: 'embedded',
    db: drizzle({ client: statements, casing: CASING }) as unknown as Database,
    migrate: () => migrate(drizzle({ client, casing: CASING }), { migrationsFolder: MIGRATIONS }),
    onChange: (listener) => client.listen(CHANNEL, (payload) => listener(readChanges(payload))),
    close: async () => {
      await client.exec('checkpoint');
      await client.close();
    },
  };
}

/** The database that lives inside this process, in `<dataDir>/db`. */
export async function openEmbedded(dataDir: string): Promise<Engine> {
  const folder = join(dataDir, 'db');
  if (!existsSync(folder)) await createWhole(folder);
  // Its files are made for everybody on the machine to read and write.
  chmodSync(folder, 0o700);
  return embeddedEngine(await PGlite.create(folder, { extensions }));
}

/** A database in memory, from a dump if one is given: for tests. */
export async function openInMemory(dump?: Blob): Promise<Engine & { dump(): Promise<Blob> }> {
  const options: PGliteOptions = { extensions, ...(dump && { loadDataDir: dump }) };
  const client = await PGlite.create(options);
  return { ...(await embeddedEngine(client)), dump: () => client.dumpDataDir('none') };
}
