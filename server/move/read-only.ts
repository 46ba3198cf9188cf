import { type Client, escapeIdentifier } from 'pg';
import { BackupError } from '../backup/backup-error.ts';

async function databaseName(connection: Client): Promise<string> {
  const { rows } = await connection.query<{ name: string }>('select current_database() as name');
  return escapeIdentifier(rows[0]?.name ?? '');
}

/** Ends all other sessions of the database; those that come after have its new settings. */
export async function endOtherConnections(connection: Client): Promise<void> {
  await connection.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
  );
}

/** Makes a database read-only for all other sessions. Throws BackupError without the right to do so. */
export async function makeReadOnly(connection: Client): Promise<void> {
  await connection
    .query(`alter database ${await databaseName(connection)} set default_transaction_read_only = on`)
    .catch((error: unknown) => {
      // 42501: insufficient privilege.
      if ((error as { code?: string }).code !== '42501') throw error;
      throw new BackupError(
        'The user of DATABASE_URL does not own the database, so it cannot make it read-only.',
      );
    });
  await endOtherConnections(connection);
}

/** True for a database that a move made read-only. */
export async function isReadOnly(connection: Client): Promise<boolean> {
  const { rows } = await connection.query<{ setting: string }>(
    `select current_setting('default_transaction_read_only') as setting`,
  );
  return rows[0]?.setting === 'on';
}

/** Makes a database writable again. */
export async function makeWritable(connection: Client): Promise<void> {
  await connection.query('set default_transaction_read_only = off');
  await connection.query(
    `alter database ${await databaseName(connection)} reset default_transaction_read_only`,
  );
  await endOtherConnections(connection);
}
