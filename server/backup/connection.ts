import { Client } from 'pg';

/** One connection to a database, of whatever engine. */
export interface Connection {
  // The signature of the engines, whose rows are as the statement says.
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters
  query<Row extends Record<string, unknown>>(text: string, values?: unknown[]): Promise<{ rows: Row[] }>;
}

/**
 * Text forms of values that are equal on every server, whatever its settings, and exact. No statement of a backup is
 * ended for its time.
 */
const SETTINGS = `
  set timezone = 'UTC'; set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres'; set extra_float_digits = 3;
  set bytea_output = 'hex'; set statement_timeout = 0; set idle_in_transaction_session_timeout = 0`;

/** Applies the settings that every reader and writer of a backup needs. */
export async function prepareConnection(connection: Connection): Promise<void> {
  for (const setting of SETTINGS.split(';')) await connection.query(setting);
}

/** Opens a connection for `work`, and closes it afterwards. */
export async function withConnection<T>(url: string, work: (connection: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000, keepAlive: true });
  client.on('error', () => {});
  await client.connect();
  try {
    await prepareConnection(client);
    return await work(client);
  } finally {
    await client.end().catch(() => {});
  }
}

/** Runs `work` between a statement that begins a transaction and its commit; an error rolls it back. */
export async function inTransactionOn<T>(
  connection: Connection,
  begin: string,
  work: () => Promise<T>,
): Promise<T> {
  await connection.query(begin);
  try {
    const result = await work();
    await connection.query('commit');
    return result;
  } catch (error) {
    await connection.query('rollback').catch(() => {});
    throw error;
  }
}
