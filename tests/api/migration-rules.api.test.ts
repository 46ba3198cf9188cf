import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Client } from 'pg';
import { isConcurrent, concurrentIndexOf } from '../../server/db/concurrent-index.ts';
import { observeMigration } from '../../server/db/migration-effects.ts';
import { runMigrationsUpTo } from '../../server/db/run-migrations.ts';
import {
  type Migration,
  oldestSchema,
  releaseMigrations,
  releaseSchema,
} from '../../server/db/schema-version.ts';
import { createTestDatabase, type TestDatabase } from '../support/postgres/postgres-databases.ts';
import { brokenRules } from '../support/postgres/migration-rules.ts';

/** Number of the last migration from before the rules. It never changes: a later one that breaks a rule is rewritten. */
const LAST_FREE = 44;

let database: TestDatabase;
let client: Client;
const oldest = () => oldestSchema((text) => client.query(text));

async function open(number: number): Promise<void> {
  database = await createTestDatabase();
  await runMigrationsUpTo(database.url, number);
  client = new Client({ connectionString: database.url });
  await client.connect();
}
async function close(): Promise<void> {
  await client.end();
  await database.drop();
}

describe('the migrations of this release', () => {
  beforeAll(() => open(LAST_FREE), 60_000);
  afterAll(close);

  const checked = releaseMigrations().filter(({ number }) => number > LAST_FREE);
  test.each(checked.map((migration) => [migration.tag, migration] as const))(
    '%s keeps the rules',
    async (_, migration) => {
      const place = { number: migration.number, oldestSchema: await oldest() };
      expect(brokenRules(await observeMigration(client, migration), place)).toEqual([]);
      const others = migration.statements.filter((one) => concurrentIndexOf(one) === undefined);
      expect(isConcurrent(migration) ? others : []).toEqual([]);
    },
    60_000,
  );
});

describe('the rules for migrations', () => {
  const NUMBER = releaseSchema().number + 1;
  beforeAll(() => open(NUMBER - 1), 60_000);
  afterAll(close);

  const planted = (...statements: string[]): Migration => ({
    number: NUMBER,
    tag: 'planted',
    hash: crypto.randomUUID(),
    when: 0,
    statements,
  });
  /** Rules that a planted migration breaks; what it did is taken back by `undo`. */
  async function broken(statements: string[], undo: string[]): Promise<string[]> {
    const place = { number: NUMBER, oldestSchema: await oldest() };
    const effects = await observeMigration(client, planted(...statements));
    for (const statement of undo) await client.query(statement);
    return brokenRules(effects, place);
  }
  const dropColumn = (name: string) => `alter table orders drop column ${name}`;

  test.each([
    [
      'a stored generated column',
      ['alter table products add column "g" text generated always as (lower("name")) stored'],
      ['alter table products drop column g'],
      ['rewrites products'],
    ],
    [
      'a volatile default',
      ['alter table orders add column r uuid default gen_random_uuid()'],
      [dropColumn('r')],
      ['rewrites orders'],
    ],
    [
      'another type',
      ['alter table carts alter column generation type bigint'],
      ['alter table carts alter column generation type integer'],
      ['rewrites carts', 'breaks former releases by carts.generation'],
    ],
    [
      'a column that must be stated',
      ['alter table orders add column n text not null'],
      [dropColumn('n')],
      ['reads orders while writes wait', 'breaks former releases by orders.n'],
    ],
    [
      'NOT NULL',
      ['alter table orders add column n text', 'alter table orders alter column n set not null'],
      [dropColumn('n')],
      ['reads orders while writes wait', 'breaks former releases by orders.n'],
    ],
    [
      'an index that is not concurrent',
      ['create index planted on orders (created_at)'],
      ['drop index planted'],
      ['reads orders while writes wait'],
    ],
    [
      'a checked constraint',
      ['alter table orders add constraint planted check (id is not null)'],
      ['alter table orders drop constraint planted'],
      ['reads orders while writes wait'],
    ],
    ['filled rows', ['update orders set created_at = created_at'], [], ['changes rows of orders']],
    [
      'filled rows in a block',
      [`do $$ begin update carts set id = id; end $$`],
      [],
      ['changes rows of carts'],
    ],
    [
      'a renamed column',
      ['alter table orders rename column created_at to made_at'],
      ['alter table orders rename column made_at to created_at'],
      ['breaks former releases by orders.created_at', 'breaks former releases by orders.made_at'],
    ],
    [
      'a dropped table',
      ['create table kept as select 1', 'drop table published_assets'],
      ['alter table kept rename to published_assets'],
      ['breaks former releases by published_assets'],
    ],
    [
      'a marker that locks the release before it out',
      [`update drizzle.compatibility set oldest_schema = ${NUMBER}`],
      ['update drizzle.compatibility set oldest_schema = 44'],
      ['locks the release before it out'],
    ],
  ])('refuse %s', async (_, statements, undo, expected) => {
    expect(await broken(statements, undo)).toEqual(expected);
  });

  test.each([
    [
      'a new table that refers to a growing one',
      [
        'create table planted (id uuid primary key, order_id uuid not null)',
        'alter table planted add foreign key (order_id) references orders (id)',
        'create index planted_order on planted (order_id)',
      ],
      ['drop table planted'],
    ],
    [
      'a column with a default',
      [`alter table orders add column d boolean default false not null`],
      [dropColumn('d')],
    ],
    [
      'a concurrent index',
      ['create index concurrently "planted" on "orders" ("created_at")'],
      ['drop index planted'],
    ],
    [
      'a constraint that is not checked yet',
      ['alter table orders add constraint planted check (id is not null) not valid'],
      ['alter table orders drop constraint planted'],
    ],
    ['a check of one that is there', ['alter table orders validate constraint there'], []],
    [
      'the removal of something that no allowed release uses',
      [
        'alter table orders drop column unused',
        `update drizzle.compatibility set oldest_schema = ${NUMBER - 1}`,
      ],
      ['update drizzle.compatibility set oldest_schema = 44'],
    ],
  ])('allow %s', async (_, statements, undo) => {
    await client.query('alter table orders add column if not exists unused text');
    await client.query('alter table orders drop constraint if exists there');
    await client.query('alter table orders add constraint there check (id is not null) not valid');
    expect(await broken(statements, undo)).toEqual([]);
  });
});
