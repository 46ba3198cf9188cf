import { eq, lte, sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import { attempts } from './schema-auth.ts';

/** At most `max` attempts in a window of `window` ms; `key` says whose and at what. */
export interface AttemptLimit {
  key: string;
  max: number;
  window: number;
}

export type AttemptVerdict = { allowed: true } | { allowed: false; retryAfter: number };

/** Uses up one attempt, in one statement that no number of parallel ones gets round; whether there was one left. `now` in ms. */
export async function mayConsume(
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

/** The same, and how long to wait when there was none left: `retryAfter` in whole seconds, 1 at least. */
export async function consumeAttempt(
  db: Database,
  now: number,
  limit: AttemptLimit,
): Promise<AttemptVerdict> {
  if (await mayConsume(db, now, limit)) return { allowed: true };
  const [spent] = await db
    .select({ endsAt: attempts.windowEndsAt })
    .from(attempts)
    .where(eq(attempts.key, limit.key));
  const left = spent ? spent.endsAt.getTime() - now : 0;
  return { allowed: false, retryAfter: Math.max(1, Math.ceil(left / 1_000)) };
}

/** Gives the attempts back, after one that was no failure. */
export async function forgetAttempts(db: Database, key: string): Promise<void> {
  await db.delete(attempts).where(eq(attempts.key, key));
}

/** Gives one attempt back. */
export async function giveBackAttempt(db: Database, key: string): Promise<void> {
  await db
    .update(attempts)
    .set({ count: sql`greatest(${attempts.count} - 1, 0)` })
    .where(eq(attempts.key, key));
}

/** Throws away what no longer counts, so that strangers cannot fill the table for good. */
export async function pruneAttempts(db: Database, now: number): Promise<void> {
  await db.delete(attempts).where(lte(attempts.windowEndsAt, new Date(now)));
}
