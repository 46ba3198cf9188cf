import { Client } from 'pg';
import { inject } from 'vitest';
import { runSql } from './postgres.ts';

export type TestDatabase = { url: string; drop: () => Promise<void> };

/** Template of new databases; the first caller of a run creates it. */
export type Template = { name: string; prepare: (url: string) => Promise<void> };

const emptyTemplate: Template = { name: 'empty', prepare: async () => {} };

function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

async function ensureTemplate(client: Client, serverUrl: string, name: string, template: Template) {
  const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
  if (rowCount !== 0) return;
  const unfinished = `${name}_unfinished`;
  await client.query(`DROP DATABASE IF EXISTS "${unfinished}" WITH (FORCE)`);
  await client.query(`CREATE DATABASE "${unfinished}"`);
  await template.prepare(databaseUrl(serverUrl, unfinished));
  await client.query(`ALTER DATABASE "${unfinished}" RENAME TO "${name}"`);
}

/**
 * Creates a database from the template; `prepare` must have closed its connections.
 * Call it once per test file, and `drop` it at the end.
 */
export async function createTestDatabase(template: Template = emptyTemplate): Promise<TestDatabase> {
  const serverUrl = inject('postgresUrl');
  const run = inject('postgresRun');
  const templateName = `${run}_template_${template.name}`;
  const name = `${run}_${crypto.randomUUID().slice(0, 8)}`;
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock(hashtext($1))', [templateName]);
    await ensureTemplate(client, serverUrl, templateName, template);
    await client.query(`CREATE DATABASE "${name}" TEMPLATE "${templateName}"`);
  } finally {
    await client.end();
  }
  return {
    url: databaseUrl(serverUrl, name),
    drop: () => runSql(serverUrl, `DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`),
  };
}

/** Removes all databases of a run from a permanent server. */
export async function dropTestDatabases(serverUrl: string, run: string): Promise<void> {
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  const { rows } = await client.query<{ datname: string }>(
    'SELECT datname FROM pg_database WHERE starts_with(datname, $1)',
    [run],
  );
  await client.end();
  await runSql(serverUrl, ...rows.map(({ datname }) => `DROP DATABASE IF EXISTS "${datname}" WITH (FORCE)`));
}
