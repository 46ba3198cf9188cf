import { and, eq, isNull, ne } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { sessions } from '../../db/schema-auth.ts';

/** Ends all sessions of a user except the given one. */
export async function endSessions(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  userId: string,
  survivingSession?: string,
): Promise<void> {
  await db
    .update(sessions)
    .set({ revokedAt: new Date(clock.now()) })
    .where(
      and(
        eq(sessions.userId, userId),
        isNull(sessions.revokedAt),
        survivingSession === undefined ? undefined : ne(sessions.id, survivingSession),
      ),
    );
}
