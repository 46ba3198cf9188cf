import { and, eq, isNull, ne } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { sessions } from '../../db/schema-auth.ts';

/** Ends all sessions of a user except the given one; returns the number of ended sessions. */
export async function endSessions(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  userId: string,
  survivingSession?: string,
): Promise<number> {
  const ended = await db
    .update(sessions)
    .set({ revokedAt: new Date(clock.now()) })
    .where(
      and(
        eq(sessions.userId, userId),
        isNull(sessions.revokedAt),
        survivingSession === undefined ? undefined : ne(sessions.id, survivingSession),
      ),
    )
    .returning({ id: sessions.id });
  return ended.length;
}
