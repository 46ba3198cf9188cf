import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { MIGRATIONS_FOLDER } from '../../server/db/migrations.ts';
import { openDatabaseForCommand } from '../../server/db/open-database.ts';
import { createLog } from '../../server/log.ts';
import { runTenderete } from '../support/http/command-line.ts';
import { startProcess } from '../support/http/server-process.ts';

const ENGINE = '@electric-sql/pglite';

/** Number of migrations of the former market: some less than today. */
const MIGRATED = 41;

interface Former {
  exec(text: string): Promise<unknown>;
  query(text: string, values: unknown[]): Promise<unknown>;
  close(): Promise<void>;
}

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tenderete-carry-over-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Files of a folder with mode, time of change and content. */
const stateOf = (path: string): string[] =>
  readdirSync(path, { recursive: true, encoding: 'utf8' })
    .toSorted()
    .map((name) => {
      const { mode, mtimeMs, size } = statSync(join(path, name));
      const isFile = statSync(join(path, name)).isFile();
      const content = isFile
        ? createHash('sha256')
            .update(readFileSync(join(path, name)))
            .digest('hex')
        : '';
      return [name, mode, mtimeMs, isFile ? size : '', content].join(' ');
    });

/** Creates a market of a former release with its engine. */
async function createFormer(path: string): Promise<void> {
  const program = join(folder, 'engine');
  mkdirSync(program);
  execFileSync('npm', ['install', '--prefix', program, '--no-save', '--ignore-scripts', `${ENGINE}@0.5.16`]);
  const { resolve } = createRequire(join(program, 'package.json'));
  const load = async (name: string) => (await import(pathToFileURL(resolve(name)).href)) as unknown;
  const { PGlite } = (await load(ENGINE)) as {
    PGlite: { create(path: string, options: object): Promise<Former> };
  };
  const { pg_trgm } = (await load(`${ENGINE}/contrib/pg_trgm`)) as { pg_trgm: object };
  const former = await PGlite.create(path, { extensions: { pg_trgm } });
  await former.exec(`create schema drizzle;
    create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`);
  for (const { sql, hash, folderMillis } of readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER }).slice(
    0,
    MIGRATED,
  )) {
    for (const statement of sql) await former.exec(statement);
    await former.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
      hash,
      folderMillis,
    ]);
  }
  await former.exec(`insert into users (id, email, password_hash, full_name, role, confirmed_at)
    select gen_random_uuid(), 'persona-' || number || '@example.com', 'x', 'Ñoño', 'producer', now()
    from generate_series(1, 2000) as number`);
  await former.close();
}

test('a market of a former release goes on in PostgreSQL, and its folder stays as it was', async () => {
  const dataDir = join(folder, 'data');
  mkdirSync(dataDir);
  await createFormer(join(dataDir, 'db'));
  const before = stateOf(join(dataDir, 'db'));
  const env = { DATA_DIR: dataDir, DEMO_MARKET: 'off', LOG_LEVEL: 'warn' };
  const carried = await runTenderete(env, 'carry-over');
  expect([carried.code, carried.errors]).toEqual([0, '']);
  expect(carried.output).toContain('The market is carried over, 2000 rows: start it as usual.');
  expect(stateOf(join(dataDir, 'db'))).toEqual(before);
  expect(readdirSync(dataDir).toSorted()).toEqual(['db', 'keys', 'postgres']);
  const server = await startProcess(env);
  expect(await server.started).toBe('listening');
  const place = { databaseUrl: undefined, dataDir };
  const engine = await openDatabaseForCommand(place, createLog('silent'));
  const counted = await engine.db.execute(
    `select count(*)::int as users, (select count(*)::int from account_storage) as storages from users where full_name = 'Ñoño'`,
  );
  expect((counted as { rows: unknown[] }).rows).toEqual([{ users: 2000, storages: 2000 }]);
  await engine.close();
  server.child.kill('SIGTERM');
  await server.ended;
});
