import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../../server/db/database.ts';

/** Connections of the lane that serves a shop's calls, by default. */
const CONNECTIONS = 12;

/** Connection of the server to PostgreSQL. `bytes` is the private memory of its process. */
export interface ConnectionMemory extends Record<string, unknown> {
  pid: number;
  prepared: { name: string; text: string }[];
  bytes: number;
}

const statement = sql`
  select pg_backend_pid() as pid,
    (select coalesce(json_agg(json_build_object('name', name, 'text', statement)), '[]') from pg_prepared_statements) as prepared,
    (select sum(total_bytes)::float8 from pg_backend_memory_contexts) as bytes`;

/** Prepared statements and memory of every connection in the pool. */
export async function connectionMemory(db: Database): Promise<ConnectionMemory[]> {
  let arrived = 0;
  const all = Promise.withResolvers<void>();
  const measure = () =>
    db.transaction(async (tx) => {
      const [measured] = await rowsOf<ConnectionMemory>(tx, statement);
      arrived += 1;
      // No connection is returned before all are taken, so that none is measured twice.
      if (arrived === CONNECTIONS) all.resolve();
      await all.promise;
      return measured!;
    });
  return Promise.all(Array.from({ length: CONNECTIONS }, measure));
}
