import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { isActiveSession } from '../../db/active-sessions.ts';
import { sessions } from '../../db/schema-auth.ts';

/** Maximum active sessions per account. */
const CEILING = 50;

/**
 * Ends the least recently used sessions above the limit, to make room for a new one. The caller's transaction locks the
 * user row, so that parallel logins are serialized.
 */
export async function endOldestSessions(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  userId: string,
): Promise<void> {
  const now = new Date(clock.now());
  const tooMany = db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isActiveSession(now)))
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.id))
    .offset(CEILING - 1);
  await db.update(sessions).set({ revokedAt: now }).where(inArray(sessions.id, tooMany));
}
