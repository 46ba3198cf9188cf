import type { Database } from './database.ts';
import { inLane } from './lanes.ts';

/** Memoized value per database, created at first use. */
export function memoizePerDatabase<T>(make: (db: Database) => T): (db: Database) => T {
  const made = new WeakMap<Database, { of: T }>();
  return (db) => {
    const known = made.get(db) ?? { of: make(db) };
    made.set(db, known);
    return known.of;
  };
}

/** Memoized value per market: the lanes of one process share it. */
export function memoizePerMarket<T>(make: (db: Database) => T): (db: Database) => T {
  const made = memoizePerDatabase(make);
  return (db) => made(inLane(db, 'shop'));
}
