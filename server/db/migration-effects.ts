import type { Client } from 'pg';
import { concurrentIndexOf, isConcurrent } from './concurrent-index.ts';
import { type Migration, oldestSchema } from './schema-version.ts';

/** Lock modes of PostgreSQL for tables, weakest first. */
const LOCK_MODES = [
  'AccessShareLock',
  'RowShareLock',
  'RowExclusiveLock',
  'ShareUpdateExclusiveLock',
  'ShareLock',
  'ShareRowExclusiveLock',
  'ExclusiveLock',
  'AccessExclusiveLock',
] as const;
export type LockMode = (typeof LOCK_MODES)[number];

export const isAtLeast = (mode: LockMode, other: LockMode): boolean =>
  LOCK_MODES.indexOf(mode) >= LOCK_MODES.indexOf(other);

/** Effect of a migration on a table that existed before. */
export interface TableEffect {
  table: string;
  /** Strongest lock, held until the end of the migration. */
  lock: LockMode;
  /** All rows are written anew. */
  isRewritten: boolean;
  /** All rows are read while a lock blocks writes. */
  isReadLocked: boolean;
  /** Rows are inserted, updated or deleted, and stay locked until the end of the migration. */
  isFilled: boolean;
}

export interface MigrationEffects {
  tag: string;
  tables: TableEffect[];
  /** Tables whose indexes are built or dropped beside reads and writes. */
  concurrent: string[];
  created: string[];
  /** Tables and columns that are gone, renamed, or of another type afterwards: "users", "users.email". */
  removed: string[];
  /** Columns added to existing tables that a row must state, so that a former release could not insert any more. */
  required: string[];
  /** Oldest schema whose release may run afterwards. */
  oldestSchema: number;
}

interface Column {
  type: string;
  isRequired: boolean;
}

interface Table {
  oid: number;
  file: string;
  columns: Record<string, Column>;
}

type Catalogue = Map<string, Table>;

const CATALOGUE = `
  select relname::text as name, tables.oid::int8::text as oid, relfilenode::text as file,
    (select coalesce(json_object_agg(attname, json_build_object('type', format_type(atttypid, atttypmod),
        'isRequired', attnotnull and not atthasdef and attidentity = '')), '{}')
      from pg_attribute where attrelid = tables.oid and attnum > 0 and not attisdropped) as columns
  from pg_class as tables where relnamespace = 'public'::regnamespace and relkind = 'r'`;

async function readCatalogue(client: Client): Promise<Catalogue> {
  const { rows } = await client.query<{ name: string; oid: string } & Omit<Table, 'oid'>>(CATALOGUE);
  return new Map(rows.map(({ name, oid, ...rest }) => [name, { ...rest, oid: Number(oid) }]));
}

/** Scans of each table in this transaction. */
async function readScans(client: Client): Promise<Map<number, number>> {
  const { rows } = await client.query<{ oid: string; scans: string }>(
    'select relid::text as oid, coalesce(seq_scan, 0) + coalesce(idx_scan, 0) as scans from pg_stat_xact_user_tables',
  );
  return new Map(rows.map(({ oid, scans }) => [Number(oid), Number(scans)]));
}

/** Locks of this transaction on each table, weakest first. */
async function readLocks(client: Client): Promise<Map<number, LockMode[]>> {
  const { rows } = await client.query<{ oid: string; mode: LockMode }>(
    `select relation::text as oid, mode from pg_locks
     where pid = pg_backend_pid() and locktype = 'relation' and granted`,
  );
  const locks = Map.groupBy(rows, ({ oid }) => Number(oid));
  return new Map(
    [...locks].map(([oid, held]) => [
      oid,
      held
        .map(({ mode }) => mode)
        .toSorted((one, other) => LOCK_MODES.indexOf(one) - LOCK_MODES.indexOf(other)),
    ]),
  );
}

/** Names of tables and columns that code of a former release would miss, or find with another type. */
function removedFrom(before: Catalogue, after: Catalogue): string[] {
  return [...before].flatMap(([table, { columns }]) => {
    const found = after.get(table);
    if (found === undefined) return [table];
    return Object.entries(columns)
      .filter(([name, { type }]) => found.columns[name]?.type !== type)
      .map(([name]) => `${table}.${name}`);
  });
}

function requiredIn(before: Catalogue, after: Catalogue): string[] {
  return [...before].flatMap(([table, { columns }]) =>
    Object.entries(after.get(table)?.columns ?? {})
      .filter(([name, { isRequired }]) => isRequired && columns[name]?.isRequired !== true)
      .map(([name]) => `${table}.${name}`),
  );
}

const RECORD = 'insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)';

async function runObserved(client: Client, { statements }: Migration, before: Catalogue) {
  const isReadLocked = new Set<number>();
  let scans = await readScans(client);
  let locks = await readLocks(client);
  for (const statement of statements) {
    await client.query(statement);
    locks = await readLocks(client);
    const now = await readScans(client);
    for (const { oid } of before.values()) {
      const isScanned = (now.get(oid) ?? 0) > (scans.get(oid) ?? 0);
      if (isScanned && isAtLeast(locks.get(oid)?.at(-1) ?? 'AccessShareLock', 'ShareLock'))
        isReadLocked.add(oid);
    }
    scans = now;
  }
  return { locks, isReadLocked };
}

async function observeTransaction(client: Client, migration: Migration, before: Catalogue) {
  await client.query('begin');
  const { locks, isReadLocked } = await runObserved(client, migration, before);
  const after = await readCatalogue(client);
  await client.query(RECORD, [migration.hash, migration.when]);
  await client.query('commit');
  const byOid = new Map([...after.values()].map((table) => [table.oid, table]));
  return [...before].flatMap(([table, { oid, file }]): TableEffect[] => {
    const held = locks.get(oid) ?? [];
    const lock = held.at(-1);
    if (lock === undefined) return [];
    const isRewritten = (byOid.get(oid)?.file ?? file) !== file;
    const isFilled = held.includes('RowExclusiveLock');
    return [{ table, lock, isRewritten, isReadLocked: isReadLocked.has(oid), isFilled }];
  });
}

async function tableOfIndex(client: Client, index: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select relname::text as name from pg_index join pg_class on pg_class.oid = indrelid
     where indexrelid = to_regclass(quote_ident($1))`,
    [index],
  );
  return rows.map(({ name }) => name);
}

async function observeConcurrent(client: Client, { statements, hash, when }: Migration): Promise<string[]> {
  const tables = new Set<string>();
  for (const statement of statements) {
    const index = concurrentIndexOf(statement) ?? '';
    const earlier = await tableOfIndex(client, index);
    await client.query(statement);
    for (const name of [...earlier, ...(await tableOfIndex(client, index))]) tables.add(name);
  }
  await client.query(RECORD, [hash, when]);
  return [...tables];
}

/**
 * Runs a migration in an empty database of the schema before it, and returns what PostgreSQL did: locks, rewritten and
 * read tables, changes of the catalogue. Rewrites and scans do not depend on the number of rows.
 */
export async function observeMigration(client: Client, migration: Migration): Promise<MigrationEffects> {
  const before = await readCatalogue(client);
  const concurrent = isConcurrent(migration) ? await observeConcurrent(client, migration) : [];
  const tables = isConcurrent(migration) ? [] : await observeTransaction(client, migration, before);
  const after = await readCatalogue(client);
  return {
    tag: migration.tag,
    tables,
    concurrent,
    created: [...after.keys()].filter((name) => !before.has(name)),
    removed: removedFrom(before, after),
    required: requiredIn(before, after),
    oldestSchema: await oldestSchema((text) => client.query(text)),
  };
}
