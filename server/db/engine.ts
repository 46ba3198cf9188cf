import type { Database } from './database.ts';
import type { SideConnection, SideConnectionOptions } from './side-connection.ts';

/** Changed ids and slugs, or "everything" after a period in which notifications may have been lost. */
export type Changes = readonly string[] | 'everything';

/** Numbers of an engine, for metrics. */
export interface EngineStatistics {
  /** Connections of the pool, and the requests that wait for one. */
  pool: { size: number; idle: number; waiting: number };
  /** Reconnects of the change feed since the start. */
  feedReconnects: number;
}

/** Open PostgreSQL database of a market. */
export interface Engine {
  /** True if the market starts and ends this PostgreSQL itself, so that no other process uses it. */
  isOwn: boolean;
  db: Database;
  /** Connection URL with its password, for the streams of a backup. Never in a log. */
  url: string;
  /** Runs the migrations; safe if several processes do so at once. */
  migrate: () => Promise<void>;
  /** Subscribes to `announceChange` notifications of all processes, after their commit; returns the unsubscribe function. */
  onChange: (listener: (changes: Changes) => void) => Promise<() => Promise<void>>;
  statistics: () => EngineStatistics;
  /** New connection apart from the pool; its owner closes it. */
  sideConnection: (options: SideConnectionOptions) => SideConnection;
  /** Closes all connections except side connections. */
  close: () => Promise<void>;
}
