import { Client } from 'pg';
import { withDeadline } from '../deadline.ts';

/** Connection apart from the pool, for monitoring: it answers while the pool is exhausted, and takes nothing from it. */
export interface SideConnection {
  /** Rows of a statement. Rejects after the timeout and closes the connection; the next statement opens a new one. */
  query<Row extends Record<string, unknown>>(text: string, values?: readonly unknown[]): Promise<Row[]>;
  close(): Promise<void>;
}

export interface SideConnectionOptions {
  /** Second word of its application_name in PostgreSQL. */
  name: string;
  /** Timeout of a statement in ms, the connection included. */
  timeout: number;
}

/** Side connection to a PostgreSQL; it is opened by the first statement. */
export function createSideConnection(url: string, { name, timeout }: SideConnectionOptions): SideConnection {
  let current: Promise<Client> | undefined;

  const connect = (): Promise<Client> => {
    const client = new Client({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: timeout,
      statement_timeout: timeout,
      application_name: `tenderete ${name}`,
    });
    const connecting = client.connect().then(() => client);
    client.on('error', () => {
      if (current === connecting) current = undefined;
    });
    return connecting;
  };

  const drop = async (connection: Promise<Client> | undefined): Promise<void> => {
    if (current === connection) current = undefined;
    try {
      await (await connection)?.end();
    } catch {
      // It was never open.
    }
  };

  const query: SideConnection['query'] = async (text, values = []) => {
    current ??= connect();
    const connection = current;
    try {
      const { rows } = await withDeadline(
        timeout,
        connection.then((client) => client.query(text, [...values])),
      );
      return rows;
    } catch (error) {
      void drop(connection);
      throw error;
    }
  };

  return { query, close: () => drop(current) };
}
