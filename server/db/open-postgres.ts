import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import { CONNECTION_SETTINGS, POOL_SIZE } from './connection-settings.ts';
import { CASING, type Database } from './database.ts';
import type { Engine } from './engine.ts';
import { listenOnPostgres } from './postgres-listener.ts';
import { transactionsOn } from './postgres-transaction.ts';
import { runMigrations } from './run-migrations.ts';
import { type SlowStatementOptions, timeStatements } from './time-statements.ts';
import { createSideConnection } from './side-connection.ts';

const SECOND = 1_000;

/** PostgreSQL engine. `report` receives the error of every broken connection; without `slow`, no statement is measured. */
export function openPostgres(
  url: string,
  report: (error: Error) => void,
  slow?: SlowStatementOptions,
): Engine {
  const options = Object.entries(CONNECTION_SETTINGS)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ');
  const pool = new Pool({
    connectionString: url,
    max: POOL_SIZE,
    // Includes the wait for a free connection: a burst of requests must not look like an unreachable database.
    connectionTimeoutMillis: 10 * SECOND,
    idleTimeoutMillis: 30 * SECOND,
    // The memory of a PostgreSQL connection, including its caches, only grows.
    maxLifetimeSeconds: 15 * 60,
    keepAlive: true,
    statement_timeout: 15 * SECOND,
    query_timeout: 20 * SECOND,
    idle_in_transaction_session_timeout: 15 * SECOND,
    application_name: 'tenderete',
    options,
  });
  // A connection that breaks inside a transaction emits "error" only on its client; without a listener the process
  // would end.
  pool.on('connect', (client) => client.on('error', report));
  if (slow) timeStatements(pool, slow);
  pool.on('error', () => {});
  const db = drizzle(pool, { casing: CASING }) as unknown as Database;
  let feedReconnects = 0;
  const noteReconnect = () => {
    feedReconnects += 1;
  };
  return {
    isOwn: false,
    url,
    db: Object.assign(db, { transaction: transactionsOn(pool) }),
    migrate: () => runMigrations(url, report),
    onChange: (listener) => listenOnPostgres(url, listener, report, noteReconnect),
    statistics: () => ({
      pool: { size: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount },
      feedReconnects,
    }),
    sideConnection: (options) => createSideConnection(url, options),
    close: () => pool.end(),
  };
}
