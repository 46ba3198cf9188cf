import { sql } from 'drizzle-orm';
import { CONNECTIONS_BESIDE_POOL as BESIDE } from './connection-settings.ts';
import { type Database, rowsOf } from './database.ts';

/** Connections of a PostgreSQL server for ordinary users: in all, and open now. */
interface ServerConnections extends Record<string, unknown> {
  permitted: number;
  open: number;
}

const statement = sql`
  select current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int
      - coalesce(current_setting('reserved_connections', true)::int, 0) as permitted,
    (select count(*)::int from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()) as open`;

/** Judgement of a process's connections: a refusal or a warning with its numbers, or undefined if they fit. */
export function connectionProblem(
  pool: number,
  { permitted, open }: ServerConnections,
): { isFatal: boolean; message: string } | undefined {
  const needed = pool + BESIDE;
  if (needed <= permitted - open) return undefined;
  const isFatal = needed > permitted;
  const found = isFatal ? `permits ${permitted}` : `permits ${permitted}, of which ${open} are open already`;
  const message = `DATABASE_POOL: this process opens up to ${needed} connections (${pool} and ${BESIDE} beside them), and the PostgreSQL server ${found}: lower DATABASE_POOL or raise max_connections`;
  return { isFatal, message };
}

/** Compares the connections of this process with those that the server permits; undefined if they fit. */
export async function checkConnections(
  db: Database,
  pool: number,
): Promise<ReturnType<typeof connectionProblem>> {
  const [found] = await rowsOf<ServerConnections>(db, statement);
  return found && connectionProblem(pool, found);
}
