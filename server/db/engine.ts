import type { Database } from './database.ts';

/** Changed ids and slugs, or "everything" after a period in which notifications may have been lost. */
export type Changes = readonly string[] | 'everything';

/** Open database engine: embedded (PGlite) or PostgreSQL. */
export interface Engine {
  kind: 'embedded' | 'postgres';
  db: Database;
  /** Runs the migrations; safe if several processes do so at once. */
  migrate: () => Promise<void>;
  /** Subscribes to `announceChange` notifications of all processes, after their commit; returns the unsubscribe function. */
  onChange: (listener: (changes: Changes) => void) => Promise<() => Promise<void>>;
  /** Runs VACUUM on an engine without autovacuum. */
  vacuum: () => Promise<void>;
  /** Closes the database after all data is written. */
  close: () => Promise<void>;
}
