import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import type { Changes } from './engine.ts';

export const CHANNEL = 'changes';

/** PostgreSQL takes 8,000 bytes in a notification; ids and slugs are ASCII. */
const LONGEST = 7_500;

/** Stands among what changed where lists may hold other things than before; no id and no slug has it. */
export const LISTED = '*';

/** What is said on the channel when what the public sees of these stores or products (ids and slugs) changed. */
export function changePayload(mentions: readonly string[]): string {
  const text = JSON.stringify(mentions);
  return text.length > LONGEST ? '"everything"' : text;
}

const announced = (mentions: readonly string[]) => sql`pg_notify(${CHANNEL}, ${changePayload(mentions)})`;

/**
 * Says that what the public sees of these stores or products (ids and slugs) changed; heard when the transaction commits.
 */
export async function announceChange(db: Database, mentions: readonly string[]): Promise<void> {
  await db.execute(sql`select ${announced(mentions)}`);
}

/** The same where something may enter lists that did not show it, or leave them: what is made, edited or taken away, not what is sold. */
export const announceListed = (db: Database, mentions: readonly string[]): Promise<void> =>
  announceChange(db, [...mentions, LISTED]);

/** What says so among what a statement gives back, which then needs none of its own. */
export const announcedListed = (mentions: readonly string[]) => announced([...mentions, LISTED]);

export const readChanges = (payload: string): Changes => JSON.parse(payload) as Changes;
