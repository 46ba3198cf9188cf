import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import type { Changes } from './engine.ts';

export const CHANNEL = 'changes';

/** PostgreSQL takes 8,000 bytes in a notification; ids and slugs are ASCII. */
const LONGEST = 7_500;

/** What is said on the channel when what the public sees of these stores or products (ids and slugs) changed. */
export function changePayload(mentions: readonly string[]): string {
  const text = JSON.stringify(mentions);
  return text.length > LONGEST ? '"everything"' : text;
}

/**
 * Says that what the public sees of these stores or products (ids and slugs) changed; heard when the transaction commits.
 */
export async function announceChange(db: Database, mentions: readonly string[]): Promise<void> {
  await db.execute(sql`select pg_notify(${CHANNEL}, ${changePayload(mentions)})`);
}

export const readChanges = (payload: string): Changes => JSON.parse(payload) as Changes;
