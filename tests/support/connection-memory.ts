import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../server/db/database.ts';

/** As many connections as `openPostgres` opens at most. */
const CONNECTIONS = 20;

/** One connection of the server to PostgreSQL. `bytes` is the memory of its own that its process holds. */
export interface ConnectionMemory extends Record<string, unknown> {
  pid: number;
  prepared: { name: string; text: string }[];
  bytes: number;
}

const statement = sql`
  select pg_backend_pid() as pid,
    (select coalesce(json_agg(json_build_object('name', name, 'text', statement)), '[]') from pg_prepared_statements) as prepared,
    (select sum(total_bytes)::float8 from pg_backend_memory_contexts) as bytes`;

/** Prepared statements and memory of every connection of the pool, each told by itself. */
export async function connectionMemory(db: Database): Promise<ConnectionMemory[]> {
  let arrived = 0;
  const all = Promise.withResolvers<void>();
  const measure = () =>
    db.transaction(async (tx) => {
      const [measured] = await rowsOf<ConnectionMemory>(tx, statement);
      arrived += 1;
      // Nobody gives a connection back before all are taken, so that no connection is measured twice.
      if (arrived === CONNECTIONS) all.resolve();
      await all.promise;
      return measured!;
    });
  return Promise.all(Array.from({ length: CONNECTIONS }, measure));
}
