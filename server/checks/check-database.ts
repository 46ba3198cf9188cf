import { Client } from 'pg';
import { systemClock } from '../clock.ts';
import { CONNECTIONS_BESIDE_POOL, POOL_SIZE } from '../db/connection-settings.ts';
import { appliedHashes, releaseMigrations, releaseSchema, schemaOfHashes } from '../db/schema-version.ts';
import type { CheckFinding } from './finding.ts';

/** Time limit for the connection and for each statement, in ms. */
const PATIENCE = 5_000;

const OLDEST_VERSION = 15;

/** Clock difference in ms from which tokens of one process are refused by the others. */
const CLOCK_TOLERANCE = 5_000;

const FACTS = `
  select current_setting('server_version') as version,
    current_setting('server_version_num')::int / 10000 as major,
    current_setting('server_encoding') as encoding,
    current_setting('transaction_read_only') = 'on' as is_read_only,
    current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int as connections,
    (select count(*)::int from pg_stat_activity where backend_type = 'client backend') as used,
    (select installed_version is not null from pg_available_extensions where name = 'pg_trgm') as has_trigrams,
    exists (select 1 from pg_available_extension_versions where name = 'pg_trgm' and (trusted or role.rolsuper))
      and has_database_privilege(current_database(), 'create') as may_add_trigrams,
    has_database_privilege(current_database(), 'create') as may_create_schemas,
    has_schema_privilege('public', 'create') as may_create_tables,
    not exists (select 1 from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
      and not pg_has_role(relowner, 'usage')) as owns_tables,
    role.rolcreatedb or role.rolsuper as may_create_databases
  from pg_roles as role where role.rolname = current_user`;

interface Facts {
  version: string;
  major: number;
  encoding: string;
  is_read_only: boolean;
  connections: number;
  used: number;
  has_trigrams: boolean | null;
  may_add_trigrams: boolean;
  may_create_schemas: boolean;
  may_create_tables: boolean;
  owns_tables: boolean;
  may_create_databases: boolean;
}

const ok = (subject: string, text: string): CheckFinding => ({ subject, state: 'ok', text });
const note = (subject: string, text: string): CheckFinding => ({ subject, state: 'note', text });
const failed = (subject: string, text: string): CheckFinding => ({ subject, state: 'failed', text });

function serverFinding({ version, major, encoding, is_read_only: isReadOnly }: Facts): CheckFinding {
  if (major < OLDEST_VERSION)
    return failed('database', `PostgreSQL ${version} is too old: ${OLDEST_VERSION} or newer is needed`);
  if (encoding !== 'UTF8')
    return failed('database', `its encoding is ${encoding}, and must be UTF8: create it anew with that`);
  if (isReadOnly) return failed('database', 'it is read-only: a standby, or a market that was moved');
  return ok('database', `PostgreSQL ${version} answers`);
}

function extensionFinding({ has_trigrams: has, may_add_trigrams: may }: Facts): CheckFinding {
  if (has === true) return ok('extension', 'pg_trgm is there');
  if (has === null)
    return failed('extension', 'pg_trgm is not installed on the server: install its contrib package');
  if (may) return ok('extension', 'pg_trgm can be created by the first migration');
  return failed(
    'extension',
    'pg_trgm is missing and the user may not create it: let its administrator do so',
  );
}

function rightsFinding(facts: Facts): CheckFinding {
  if (!facts.owns_tables)
    return failed('rights', 'some tables belong to another user: migrations need their owner');
  if (!facts.may_create_schemas || !facts.may_create_tables)
    return failed('rights', 'the user may not create tables and schemas: make it the owner of the database');
  if (!facts.may_create_databases)
    return note('rights', 'the user may not create databases, so no backup can be restored on trial');
  return ok('rights', 'the user may create what migrations and trial restores need');
}

function connectionsFinding({ connections, used }: Facts, pool: number): CheckFinding {
  const needed = pool + CONNECTIONS_BESIDE_POOL;
  const processes = Math.floor(connections / needed);
  const text = `${connections} are allowed, ${used} are open; a process needs ${needed}: ${processes} fit`;
  return processes === 0 ? failed('connections', text) : ok('connections', text);
}

function schemaFinding(hashes: readonly string[]): CheckFinding {
  const { number: newest } = releaseSchema();
  const found = schemaOfHashes(hashes);
  if (found === undefined) return ok('schema', 'no tables yet: the first start creates them');
  if (found.number === undefined)
    return note('schema', `newer than schema ${newest} of this release, or of another one`);
  const pending = releaseMigrations().filter(({ number }) => number > (found.number ?? newest)).length;
  if (pending === 0) return ok('schema', `${newest}, as this release needs it`);
  return note('schema', `${found.number}; ${pending} pending: see "npx tenderete migrate --plan"`);
}

async function clockFinding(client: Client): Promise<CheckFinding> {
  const before = systemClock.now();
  const { rows } = await client.query<{ now: string }>(
    'select extract(epoch from clock_timestamp()) * 1000 as now',
  );
  const ahead = Math.round((before + systemClock.now()) / 2 - Number(rows[0]?.now));
  const difference = `${Math.abs(ahead)} ms ${ahead < 0 ? 'behind' : 'ahead of'} the database`;
  if (Math.abs(ahead) < CLOCK_TOLERANCE) return ok('clock', difference);
  return failed('clock', `${difference}: synchronise the clocks (chrony, systemd-timesyncd)`);
}

/**
 * Checks a PostgreSQL: its version, rights, schema, connections and clock. `pool`: connections of a process (DATABASE_POOL).
 * Rejects if it cannot be reached.
 */
export async function checkDatabase(url: string, pool = POOL_SIZE): Promise<CheckFinding[]> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: PATIENCE,
    query_timeout: PATIENCE,
    application_name: 'tenderete check',
  });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<Facts>(FACTS);
    const [facts] = rows;
    if (facts === undefined) throw new Error('the user has no role');
    return [
      serverFinding(facts),
      extensionFinding(facts),
      rightsFinding(facts),
      schemaFinding(await appliedHashes((text) => client.query(text))),
      connectionsFinding(facts, pool),
      await clockFinding(client),
    ];
  } finally {
    await client.end().catch(() => {});
  }
}
