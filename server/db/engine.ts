import type { Database } from './database.ts';

/** Ids and slugs that changed, or everything, after a time in which changes may have been missed. */
export type Changes = readonly string[] | 'everything';

/** A database that is open. */
export interface Engine {
  kind: 'embedded' | 'postgres';
  db: Database;
  /** Brings the tables up to date; safe when several processes do it at once. */
  migrate: () => Promise<void>;
  /** Hears what `announceChange` says in any process, once its transaction is committed; answers how to stop. */
  onChange: (listener: (changes: Changes) => void) => Promise<() => Promise<void>>;
  /** Frees what was overwritten, where nobody else does. */
  vacuum: () => Promise<void>;
  /** Ends it, with everything written down. */
  close: () => Promise<void>;
}
