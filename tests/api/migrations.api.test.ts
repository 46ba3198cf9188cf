import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Client } from 'pg';
import { setTimeout as pause } from 'node:timers/promises';
import { applyMigrations, runMigrations, runMigrationsUpTo } from '../../server/db/run-migrations.ts';
import { type Migration, releaseMigrations, releaseSchema } from '../../server/db/schema-version.ts';
import { runTenderete } from '../support/http/command-line.ts';
import { startProcess } from '../support/http/server-process.ts';
import { newSigningKeyPem } from '../../server/auth/signing-key.ts';
import { createTestDatabase, type TestDatabase } from '../support/postgres/postgres-databases.ts';
import { createMarketDatabase } from '../support/postgres/test-database.ts';

const NEWEST = releaseSchema();
const ignore = () => {};
const planted = (...statements: string[]): Migration => ({
  number: NEWEST.number + 1,
  tag: 'planted',
  hash: 'planted',
  when: NEWEST.when + 1,
  statements,
});

let database: TestDatabase;
const clients: Client[] = [];
const cleanups: (() => unknown)[] = [];
async function connect(): Promise<Client> {
  const client = new Client({ connectionString: database.url });
  client.on('error', ignore);
  await client.connect();
  clients.push(client);
  return client;
}
beforeEach(async () => {
  database = await createMarketDatabase();
});
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup();
  await Promise.all(clients.splice(0).map((client) => client.end().catch(ignore)));
  await database.drop();
});

const apply = (...statements: string[]) => applyMigrations(database.url, ignore, [planted(...statements)]);

/** Process id of the session that waits for a lock in a statement; resolves once there is one. */
async function waitingFor(client: Client, statement: string): Promise<number> {
  for (;;) {
    const { rows } = await client.query<{ pid: number }>(
      `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and starts_with(query, $1)`,
      [statement],
    );
    if (rows[0]) return rows[0].pid;
    await pause(10);
  }
}

async function isValid(client: Client, index: string): Promise<boolean | undefined> {
  const { rows } = await client.query<{ is: boolean }>(
    'select indisvalid as is from pg_index where indexrelid = to_regclass($1)',
    [index],
  );
  return rows[0]?.is;
}

async function isRecorded(client: Client): Promise<boolean> {
  const { rows } = await client.query(`select 1 from drizzle.__drizzle_migrations where hash = 'planted'`);
  return rows.length > 0;
}

describe('a migration', () => {
  test('that waits for a table lets shoppers pass, and runs once the table is free', async () => {
    const [reader, shopper] = [await connect(), await connect()];
    await reader.query('begin');
    await reader.query('select from orders');
    const done = apply('alter table orders add column planted text');
    await waitingFor(shopper, 'alter table orders');
    // Queues behind the migration, which gives up before the reader ends.
    await shopper.query('select from orders');
    expect(await isRecorded(shopper)).toBe(false);
    await reader.query('commit');
    await done;
    expect(await isRecorded(shopper)).toBe(true);
  }, 60_000);

  test('that fails leaves nothing of it, and the ones before it stay', async () => {
    const client = await connect();
    const good = { ...planted('create table planted ()'), hash: 'good' };
    const bad = { ...planted('create table other ()', 'select nothing'), when: NEWEST.when + 2 };
    await expect(applyMigrations(database.url, ignore, [good, bad])).rejects.toThrow('"nothing"');
    const { rows } = await client.query(
      `select to_regclass('planted')::text as good, to_regclass('other')::text as bad`,
    );
    expect(rows).toEqual([{ good: 'planted', bad: null }]);
  }, 60_000);

  test('of several processes runs once', async () => {
    await Promise.all(Array.from({ length: 4 }, () => apply('create table planted ()')));
    expect(await isRecorded(await connect())).toBe(true);
  }, 60_000);
});

describe('a concurrent index', () => {
  const INDEX = 'CREATE UNIQUE INDEX CONCURRENTLY "planted" ON "contact_messages" USING btree ("email");';

  test('that was killed while it was built is built again', async () => {
    const [writer, watcher] = [await connect(), await connect()];
    await writer.query('begin');
    await writer.query('lock table contact_messages in row exclusive mode');
    const killed = apply(INDEX);
    await watcher.query('select pg_terminate_backend($1)', [
      await waitingFor(watcher, 'CREATE UNIQUE INDEX'),
    ]);
    await expect(killed).rejects.toThrow(/terminat/);
    expect(await isValid(watcher, 'planted')).toBe(false);
    expect(await isRecorded(watcher)).toBe(false);
    await writer.query('commit');
    await apply(INDEX);
    expect(await isValid(watcher, 'planted')).toBe(true);
    expect(await isRecorded(watcher)).toBe(true);
  }, 60_000);

  test('that was built before a kill is only recorded', async () => {
    const client = await connect();
    await client.query(INDEX);
    await apply(INDEX);
    expect([await isValid(client, 'planted'), await isRecorded(client)]).toEqual([true, true]);
  }, 60_000);

  test('does not meet the other processes, which wait for it', async () => {
    const [writer, watcher] = [await connect(), await connect()];
    await writer.query('begin');
    await writer.query('lock table contact_messages in row exclusive mode');
    const all = Promise.all([apply(INDEX), apply(INDEX), apply(INDEX)]);
    await waitingFor(watcher, 'CREATE UNIQUE INDEX');
    // Writes go on meanwhile.
    await watcher.query('update contact_messages set email = email');
    await writer.query('commit');
    await all;
    expect(await isValid(watcher, 'planted')).toBe(true);
  }, 60_000);

  test('is dropped in the same way, and mixed with nothing else', async () => {
    const client = await connect();
    await client.query(INDEX);
    await apply('DROP INDEX CONCURRENTLY IF EXISTS "planted"');
    expect(await isValid(client, 'planted')).toBeUndefined();
    await client.query(`delete from drizzle.__drizzle_migrations where hash = 'planted'`);
    await expect(apply(INDEX, 'create table planted_too ()')).rejects.toThrow(
      'planted has other statements than those of concurrent indexes.',
    );
  }, 60_000);
});

describe('a release beside a newer schema', () => {
  const env = () => ({
    DATABASE_URL: database.url,
    TRIAL: 'on',
    JWT_PRIVATE_KEY: newSigningKeyPem(),
    DEMO_MARKET: 'off',
  });
  const start = async () => {
    const server = await startProcess(env());
    cleanups.push(() => server.ended);
    cleanups.push(() => server.child.kill('SIGKILL'));
    return { state: await server.started, output: () => server.output() };
  };

  test('starts, unless the database names a newer release as the oldest one', async () => {
    await apply('alter table orders add column future text');
    expect((await start()).state).toBe('listening');
    const newer = NEWEST.number + 1;
    await (await connect()).query('update drizzle.compatibility set oldest_schema = $1', [newer]);
    const sentence = `This release knows schema ${NEWEST.number}, and the database may be used from schema ${newer} on: start a newer release.`;
    const refused = await start();
    expect(refused.state).not.toBe('listening');
    expect(refused.output()).toContain(sentence);
    const migrated = await runTenderete(env(), 'migrate');
    expect([migrated.code, migrated.errors]).toEqual([1, sentence]);
    const planned = await runTenderete(env(), 'migrate', '--plan');
    expect([planned.code, planned.errors]).toEqual([1, sentence]);
    await expect(runMigrations(database.url, ignore)).rejects.toThrow(sentence);
  }, 120_000);
});

test('migrate --plan names locked, read and rewritten tables with their rows, and changes nothing', async () => {
  const older = await createTestDatabase();
  cleanups.push(older.drop);
  await runMigrationsUpTo(older.url, 30);
  const client = new Client({ connectionString: older.url });
  await client.connect();
  await client.query(`insert into users (id, email, password_hash, full_name, role, confirmed_at)
    select gen_random_uuid(), i || '@example.com', 'x', 'Ana', 'producer', now() from generate_series(1, 7) as i`);
  const count = async () => (await client.query('select from drizzle.__drizzle_migrations')).rowCount;
  const before = await count();
  const env = { DATABASE_URL: older.url, TRIAL: 'on', JWT_PRIVATE_KEY: newSigningKeyPem() };
  const { code, output, errors } = await runTenderete(env, 'migrate', '--plan');
  expect([code, errors]).toEqual([0, '']);
  const lines = output.split('\n');
  const tags = releaseMigrations()
    .filter(({ number }) => number > 30)
    .map(({ tag }) => tag);
  expect(lines.filter((line) => /^\d{4}_/.test(line))).toEqual(tags);
  expect(lines).toContain('  products (0 rows): reads and writes wait while all rows are written anew');
  expect(lines.find((line) => line.startsWith('  users (7 rows)'))).toMatch(/wait/);
  expect(lines).toContain('  new tables: published_assets');
  expect(lines.at(-1)).toBe(
    'Afterwards, releases from schema 44 on may use the database. Nothing was carried out.',
  );
  expect(await count()).toBe(before);
  const { rows } = await client.query(
    `select count(*)::int as left from pg_database where starts_with(datname, 'tenderete_scratch_')`,
  );
  expect(rows).toEqual([{ left: 0 }]);
  await client.end();
}, 120_000);
