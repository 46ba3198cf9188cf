import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import type { Changes } from './engine.ts';

export const CHANGE_CHANNEL = 'changes';

/** Payload limit in characters. PostgreSQL accepts 8,000 bytes per notification; ids and slugs are ASCII. */
const LONGEST = 7_500;

/** Maximum entities per notification, far below its payload limit. */
const BATCH = 100;

/** Entities in batches, each of which fits into one notification. */
export function* changeBatches<Entity>(entities: readonly Entity[]): Generator<Entity[]> {
  for (let at = 0; at < entities.length; at += BATCH) yield entities.slice(at, at + BATCH);
}

/** Marker for changes that can alter the content of lists; it cannot be an id or slug. */
export const LIST_CHANGE_MARKER = '*';

/**
 * Payload of a change notification: ids and slugs of stores or products whose public data changed, or "everything" if
 * too long.
 */
export function changePayload(mentions: readonly string[]): string {
  const text = JSON.stringify(mentions);
  return text.length > LONGEST ? '"everything"' : text;
}

const announced = (mentions: readonly string[]) =>
  sql`pg_notify(${CHANGE_CHANNEL}, ${changePayload(mentions)})`;

/** Notifies all processes of changed public data, by ids and slugs. PostgreSQL delivers it when the transaction commits. */
export async function announceChange(db: Database, mentions: readonly string[]): Promise<void> {
  await db.execute(sql`select ${announced(mentions)}`);
}

/** `announceChange` for changes that can alter the content of lists: creation, edit or deletion, but not a sale. */
export const announceListChange = (db: Database, mentions: readonly string[]): Promise<void> =>
  announceChange(db, [...mentions, LIST_CHANGE_MARKER]);

/** `announceListChange` as an SQL expression for the RETURNING clause of another statement, which saves a statement. */
export const listChangeSql = (mentions: readonly string[]) => announced([...mentions, LIST_CHANGE_MARKER]);

export const readChangePayload = (payload: string): Changes => JSON.parse(payload) as Changes;
