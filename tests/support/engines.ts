import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { globSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { rowsOf } from '../../server/db/database.ts';
import type { Engine } from '../../server/db/engine.ts';
import { MIGRATIONS } from '../../server/db/migrations.ts';
import { openInMemory } from '../../server/db/open-embedded.ts';
import { openPostgres } from '../../server/db/open-postgres.ts';
import { createTestDatabase, type TestDatabase } from './postgres-databases.ts';

const CACHE = join(import.meta.dirname, '..', '..', '.cache');

/** Names the state of the tables: a database that was kept from other migrations is of no use. */
function migrationsHash(): string {
  const hash = createHash('sha256');
  for (const file of globSync(`${MIGRATIONS}/*.sql`).toSorted()) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 12);
}

/** A dump of an embedded database with all tables and no rows, which the first test of a state of the tables makes. */
async function emptyMarket(): Promise<string> {
  const file = join(CACHE, `market-${migrationsHash()}.tar`);
  if (existsSync(file)) return file;
  const engine = await openInMemory();
  await engine.migrate();
  mkdirSync(CACHE, { recursive: true });
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, Buffer.from(await (await engine.dump()).arrayBuffer()));
  renameSync(unfinished, file);
  await engine.close();
  return file;
}

/** Embedded databases that files of this worker are done with: to start another takes a second of the processor. */
const done: Engine[] = [];

async function empty({ db }: Engine): Promise<void> {
  const tables = await rowsOf<{ name: string }>(
    db,
    sql`select tablename::text as name from pg_tables where schemaname = 'public'`,
  );
  const names = tables.map(({ name }) => sql.identifier(name));
  // The journal lets nobody empty it: for once no trigger is asked.
  await db.execute(sql`set session_replication_role = replica`);
  await db.execute(sql`truncate ${sql.join(names, sql`, `)} restart identity cascade`);
  await db.execute(sql`reset session_replication_role`);
}

async function embeddedForTest(): Promise<Engine> {
  const engine = done.pop() ?? (await openInMemory(new Blob([readFileSync(await emptyMarket())])));
  const close = async () => {
    await empty(engine);
    done.push(engine);
  };
  // What the server keeps of a database it keeps by this object: the next file is to find nothing of the last one's.
  const db: Engine['db'] = Object.create(engine.db);
  return { ...engine, db, close };
}

/** Lays an embedded database with all tables and no rows into a data folder, where creating one takes seconds. */
export async function layOutEmbedded(dataDir: string): Promise<void> {
  const folder = join(dataDir, 'db');
  mkdirSync(folder, { recursive: true });
  execFileSync('tar', ['-xf', await emptyMarket(), '-C', folder], { stdio: 'pipe' });
}

const ignore = () => {};

/** A PostgreSQL database of its own with all tables and no rows, for whoever opens it. */
export const marketDatabase = (): Promise<TestDatabase> =>
  createTestDatabase({
    name: `market_${migrationsHash()}`,
    prepare: async (template) => {
      const engine = openPostgres(template, ignore);
      await engine.migrate();
      await engine.close();
    },
  });

async function postgresForTest(): Promise<Engine> {
  const { url, drop } = await marketDatabase();
  const engine = openPostgres(url, ignore);
  const close = async () => {
    await engine.close();
    await drop();
  };
  return { ...engine, close };
}

/** Opens a database of its own with all tables and no rows. */
export const openForTest = (kind: Engine['kind']): Promise<Engine> =>
  kind === 'embedded' ? embeddedForTest() : postgresForTest();
