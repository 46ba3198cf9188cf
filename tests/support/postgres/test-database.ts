import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Engine } from '../../../server/db/engine.ts';
import { startLocalPostgres } from '../../../server/db/local-postgres/local-postgres.ts';
import { postgresAccount } from '../../../server/db/local-postgres/system-account.ts';
import { MIGRATIONS_FOLDER } from '../../../server/db/migrations.ts';
import { openPostgres } from '../../../server/db/open-postgres.ts';
import { createTestDatabase, type TestDatabase } from './postgres-databases.ts';

/** Hash of the migrations, as part of names: a database of other migrations is useless. */
function migrationsHash(): string {
  const hash = createHash('sha256');
  for (const file of globSync(`${MIGRATIONS_FOLDER}/*.sql`).toSorted()) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 12);
}

const ignore = () => {};

async function migrate(url: string): Promise<void> {
  const engine = openPostgres(url, ignore);
  await engine.migrate();
  await engine.close();
}

/** New database with empty tables. */
export const createMarketDatabase = (): Promise<TestDatabase> =>
  createTestDatabase({ name: `market_${migrationsHash()}`, prepare: migrate });

/** Opens a new database with empty tables. */
export async function openTestDatabase(): Promise<Engine> {
  const { url, drop } = await createMarketDatabase();
  const engine = openPostgres(url, ignore);
  const close = async () => {
    await engine.close();
    await drop();
  };
  return { ...engine, close };
}

/** Data folder with an empty market that ended in order; the first test after a change of the migrations creates it. */
async function emptyDataDir(): Promise<string> {
  const account = postgresAccount();
  const name = `tenderete-market-${migrationsHash()}-${account?.uid ?? process.getuid?.() ?? 'own'}`;
  const folder = join(tmpdir(), name);
  if (existsSync(folder)) return folder;
  const unfinished = mkdtempSync(`${folder}.new-`);
  const postgres = await startLocalPostgres(unfinished, ignore);
  await migrate(postgres.url);
  await postgres.stop();
  try {
    renameSync(unfinished, folder);
  } catch {
    // Another worker was faster.
    rmSync(unfinished, { recursive: true });
  }
  return folder;
}

/** Lays an empty market with its own PostgreSQL into a data folder, because creating one takes seconds. */
export async function copyEmptyDatabase(dataDir: string): Promise<void> {
  mkdirSync(dataDir, { recursive: true });
  execFileSync('cp', ['-a', `${await emptyDataDir()}/.`, dataDir]);
}
