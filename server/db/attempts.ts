import { eq, lte, sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import { attempts } from './schema-auth.ts';

/** Rate limit: at most `max` attempts in a window of `window` ms; `key` identifies the person and the action. */
export interface AttemptLimit {
  key: string;
  max: number;
  window: number;
}

export type AttemptVerdict = { allowed: true } | { allowed: false; retryAfter: number };

/**
 * Consumes one attempt; true if one was left. `now` in ms. A single statement, so parallel requests cannot exceed the
 * limit.
 */
export async function tryConsumeAttempt(
  db: Database,
  now: number,
  { key, max, window }: AttemptLimit,
): Promise<boolean> {
  const at = new Date(now).toISOString();
  const isOver = sql`${attempts.windowEndsAt} <= ${at}::timestamptz`;
  const consumed = await db
    .insert(attempts)
    .values({ key, count: 1, windowEndsAt: new Date(now + window) })
    .onConflictDoUpdate({
      target: attempts.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${attempts.count} + 1 end`,
        windowEndsAt: sql`case when ${isOver} then excluded.window_ends_at else ${attempts.windowEndsAt} end`,
      },
      setWhere: sql`${isOver} or ${attempts.count} < ${max}`,
    })
    .returning({ count: attempts.count });
  return consumed.length > 0;
}

/** Consumes one attempt; if none was left, returns `retryAfter` in whole seconds, at least 1. */
export async function consumeAttempt(
  db: Database,
  now: number,
  limit: AttemptLimit,
): Promise<AttemptVerdict> {
  if (await tryConsumeAttempt(db, now, limit)) return { allowed: true };
  const [spent] = await db
    .select({ endsAt: attempts.windowEndsAt })
    .from(attempts)
    .where(eq(attempts.key, limit.key));
  const left = spent ? spent.endsAt.getTime() - now : 0;
  return { allowed: false, retryAfter: Math.max(1, Math.ceil(left / 1_000)) };
}

/** Resets all attempts of a key, after a success. */
export async function deleteAttempts(db: Database, key: string): Promise<void> {
  await db.delete(attempts).where(eq(attempts.key, key));
}

/** Gives back one consumed attempt of a key. */
export async function giveBackAttempt(db: Database, key: string): Promise<void> {
  await db
    .update(attempts)
    .set({ count: sql`greatest(${attempts.count} - 1, 0)` })
    .where(eq(attempts.key, key));
}

/** Deletes expired attempts, so that strangers cannot fill the table permanently. */
export async function pruneAttempts(db: Database, now: number): Promise<void> {
  await db.delete(attempts).where(lte(attempts.windowEndsAt, new Date(now)));
}
