import type { Command } from 'commander';
import { Client } from 'pg';
import { runningPostgresUrl } from '../db/local-postgres/local-postgres.ts';
import { appliedHashes, releaseSchema, schemaOfHashes } from '../db/schema-version.ts';
import { releaseVersion } from '../release-version.ts';
import { commandAction, readCommandConfig } from './run-command.ts';

/** Time limit for a connection, in ms. */
const PATIENCE = 5_000;

/** Version and schema of a database in words. */
async function describeDatabase(url: string): Promise<string> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: PATIENCE });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ version: string }>(
      `select current_setting('server_version') as version`,
    );
    const schema = schemaOfHashes(await appliedHashes((text) => client.query(text)));
    const words = schema === undefined ? 'no tables' : `schema ${schema.number ?? 'of another release'}`;
    return `PostgreSQL ${rows[0]?.version}, ${words}`;
  } catch {
    return 'cannot be reached';
  } finally {
    await client.end().catch(() => {});
  }
}

/** `version`: release, its schema, and the database if one can be reached. Nothing is started or created. */
export function addVersionCommand(program: Command): void {
  program
    .command('version')
    .description('print the versions of the release and of the database')
    .action(
      commandAction(async () => {
        const { databaseUrl, dataDir } = readCommandConfig();
        const url = databaseUrl ?? runningPostgresUrl(dataDir);
        const { number, tag } = releaseSchema();
        console.log(`Tenderete ${releaseVersion()}, schema ${number} (${tag})`);
        console.log(`Database: ${url === undefined ? 'not running' : await describeDatabase(url)}`);
      }),
    );
}
