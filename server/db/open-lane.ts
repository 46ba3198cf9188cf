import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool, type PoolClient } from 'pg';
import { CONNECTION_SETTINGS } from './connection-settings.ts';
import { CASING, type Database } from './database.ts';
import type { DatabaseGuard } from './database-guard.ts';
import type { Lane } from './lanes.ts';
import { transactionsOn } from './postgres-transaction.ts';
import { type SlowStatementOptions, timeStatements } from './time-statements.ts';

const SECOND = 1_000;

/**
 * Limits of a lane in ms. `wait`: for a connection, including the wait for a free one; a burst of requests must not look
 * like an unreachable database. `statement`: longest statement.
 */
const LIMITS: Readonly<Record<Lane, { wait: number; statement: number }>> = {
  // Fifty checkouts of one product, far from the database, wait up to 9 s for each other.
  shop: { wait: 10 * SECOND, statement: 15 * SECOND },
  expensive: { wait: 5 * SECOND, statement: 4 * SECOND },
  jobs: { wait: 10 * SECOND, statement: 15 * SECOND },
};

/** Connection pool of a lane. */
interface OpenLane {
  db: Database;
  pool: Pool;
  /** Closes the connections that wait for an answer. */
  dropBusy: () => void;
  /** Replaces the idle connections. */
  dropIdle: () => void;
}

interface LaneOptions {
  url: string;
  lane: Lane;
  size: number;
  guard: Pick<DatabaseGuard, 'run'>;
  /** Receives the error of a broken connection. */
  report: (error: Error) => void;
  slow: SlowStatementOptions | undefined;
}

type Query = (...args: readonly unknown[]) => Promise<unknown>;

/** Opens a lane. Its connections are opened by its statements. */
export function openLane({ url, lane, size, guard, report, slow }: LaneOptions): OpenLane {
  const { wait, statement } = LIMITS[lane];
  const pool = new Pool({
    connectionString: url,
    max: size,
    connectionTimeoutMillis: wait,
    idleTimeoutMillis: 30 * SECOND,
    // The memory of a PostgreSQL connection, including its caches, only grows.
    maxLifetimeSeconds: 15 * 60,
    keepAlive: true,
    statement_timeout: statement,
    // Only a dead connection leaves a statement longer without an answer.
    query_timeout: statement + SECOND,
    idle_in_transaction_session_timeout: 15 * SECOND,
    application_name: `tenderete ${lane}`,
    options: Object.entries(CONNECTION_SETTINGS)
      .map(([name, value]) => `-c ${name}=${value}`)
      .join(' '),
  });
  // A connection that breaks inside a transaction emits "error" only on its client; without a listener the process
  // would end.
  pool.on('connect', (client) => client.on('error', report));
  if (slow) timeStatements(pool, slow);
  pool.on('error', () => {});

  const busy = new Set<PoolClient>();
  pool.on('acquire', (client) => busy.add(client));
  pool.on('release', (_error, client) => busy.delete(client));

  const query = pool.query.bind(pool) as unknown as Query;
  const guarded: Query = (...args) => guard.run(() => query(...args));
  Object.assign(pool, { query: guarded });

  const db = drizzle(pool, { casing: CASING }) as unknown as Database;
  return {
    db: Object.assign(db, { transaction: transactionsOn(pool, guard) }),
    pool,
    dropBusy: () => {
      for (const client of busy) void client.end();
    },
    dropIdle: () => {
      for (let left = pool.idleCount; left > 0; left -= 1)
        pool.connect().then(
          (client) => client.release(true),
          () => {},
        );
    },
  };
}
