import type { Database } from './database.ts';

const statements = new WeakMap<Database, Map<string, unknown>>();

/**
 * A statement that is built once for each database and shape. `name` names it there, so it must tell all shapes apart
 * and stay under 64 characters.
 */
export function prepared<T>(db: Database, name: string, build: (db: Database, name: string) => T): T {
  let known = statements.get(db);
  if (known === undefined) {
    known = new Map();
    statements.set(db, known);
  }
  const statement = (known.get(name) as T | undefined) ?? build(db, name);
  known.set(name, statement);
  return statement;
}
