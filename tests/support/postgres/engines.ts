import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { globSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { rowsOf } from '../../../server/db/database.ts';
import type { Engine } from '../../../server/db/engine.ts';
import { MIGRATIONS } from '../../../server/db/migrations.ts';
import { openInMemory } from '../../../server/db/open-embedded.ts';
import { openPostgres } from '../../../server/db/open-postgres.ts';
import { createTestDatabase, type TestDatabase } from './postgres-databases.ts';

const CACHE = join(import.meta.dirname, '..', '..', '..', '.cache');

/** Hash of the migrations, as part of cache names: a database of other migrations is useless. */
function migrationsHash(): string {
  const hash = createHash('sha256');
  for (const file of globSync(`${MIGRATIONS}/*.sql`).toSorted()) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 12);
}

/** Dump of an embedded database with empty tables; the first test after a change of the migrations creates it. */
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

/** Embedded databases released by finished files of this worker; starting another costs a second of CPU time. */
const done: Engine[] = [];

async function empty({ db }: Engine): Promise<void> {
  const tables = await rowsOf<{ name: string }>(
    db,
    sql`select tablename::text as name from pg_tables where schemaname = 'public'`,
  );
  const names = tables.map(({ name }) => sql.identifier(name));
  // Triggers off: the audit log's trigger forbids deletion.
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
  // New object: the server caches by database object, and the next file must not see old entries.
  const db: Engine['db'] = Object.create(engine.db);
  return { ...engine, db, close };
}

/** Unpacks an embedded database with empty tables into a data folder, because creating one takes seconds. */
export async function unpackEmbeddedDatabase(dataDir: string): Promise<void> {
  const folder = join(dataDir, 'db');
  mkdirSync(folder, { recursive: true });
  execFileSync('tar', ['-xf', await emptyMarket(), '-C', folder], { stdio: 'pipe' });
}

const ignore = () => {};

/** New PostgreSQL database with empty tables. */
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

/** Opens a new database with empty tables. */
export const openForTest = (kind: Engine['kind']): Promise<Engine> =>
  kind === 'embedded' ? embeddedForTest() : postgresForTest();
