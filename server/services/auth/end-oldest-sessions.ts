import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { isLive } from '../../db/live-sessions.ts';
import { sessions } from '../../db/schema-auth.ts';

/** How many sessions an account may have at once. */
const CEILING = 50;

/**
 * Makes room for one more session of a user: as many of those that were left unused the longest end as are too many. The
 * caller's transaction holds the user's row, so that logins at once are counted one after the other.
 */
export async function endOldestSessions(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  userId: string,
): Promise<void> {
  const now = new Date(clock.now());
  const tooMany = db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isLive(now)))
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.id))
    .offset(CEILING - 1);
  await db.update(sessions).set({ revokedAt: now }).where(inArray(sessions.id, tooMany));
}
